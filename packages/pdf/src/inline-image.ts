import type { Lexer } from './lexer'
import type { InlineImage } from './page-content'
import { type Dictionary, Keyword, Name, type PdfValue } from './values'

/** Short names that only these pictures may use (ISO 32000-1 §8.9.7). */
const long: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  W: 'Width',
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
}

const lengthened = (value: PdfValue): PdfValue =>
  value instanceof Name ? new Name(long[value.name] ?? value.name) : value

/** A picture in a page's content, from after its `BI` to its `EI`; null where it does not end. */
export function readInlineImage(lexer: Lexer): InlineImage | null {
  const dictionary: Dictionary = new Map()
  for (;;) {
    const key = lexer.next()
    if (key === undefined) return null
    if (key instanceof Keyword) break
    const value = lexer.next()
    if (value === undefined || value instanceof Keyword) return null
    if (!(key instanceof Name)) continue
    // an abbreviated filter is known as such, and a list of them too
    const name = long[key.name] ?? key.name
    dictionary.set(name, name === 'Filter' ? value : lengthened(value))
  }
  const start = lexer.at + 1
  const end = /\sEI(?=\s|$)/g
  end.lastIndex = start
  const found = end.exec(lexer.text)
  lexer.at = found ? found.index + 3 : lexer.text.length
  return found && { dictionary, data: lexer.text.slice(start, found.index) }
}
