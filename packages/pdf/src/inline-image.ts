import type { Lexer } from './lexer'
import type { InlineImage } from './page-content'
import { type Dictionary, Keyword, Name, type PdfValue } from './values'

/** Abbreviated names that only inline images may use (ISO 32000-1 §8.9.7). */
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

/** Reads an inline image in a page's content, from after `BI` to `EI`; null if it does not end. */
export function readInlineImage(lexer: Lexer): InlineImage | null {
  const dictionary: Dictionary = new Map()
  for (;;) {
    const key = lexer.next()
    if (key === undefined) return null
    if (key instanceof Keyword) break
    const value = lexer.next()
    if (value === undefined || value instanceof Keyword) return null
    if (!(key instanceof Name)) continue
    // abbreviated filter names, and lists of them, are understood elsewhere
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
