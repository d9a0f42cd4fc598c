import { charsOf } from '@sextant/bytes/chars'
import { readCmap } from './cmap'
import { encodingOf } from './encodings'
import { textOfGlyph } from './glyph-names'
import type { PdfFile } from './pdf-file'
import { type Dictionary, nameOf, numberOf, PdfStream, type PdfValue } from './values'

/** The glyph for a font's code. */
export interface Glyph {
  text: string
  /** In units of the font's size. */
  width: number
  /** Whether it is the single-byte space, which word spacing widens. */
  blank: boolean
}

/** Helvetica's character widths from space to tilde, in units of 1/35 of the font size and in base 36. */
const helvetica = 'aacjjvn7ccekacaajjjjjjjjjjaakkkjznnppnlrpainjtprnrpnlpnxnnlaaagjcjjijjajj88i8tjjjjciajipiiic9ck'

/** Character widths in one of the standard 14 fonts, which files need not specify. */
function usualWidth(fontName: string, text: string): number {
  if (/courier|mono/i.test(fontName)) return 0.6
  const digit = helvetica[text.charCodeAt(0) - 32]
  return digit === undefined ? 0.55 : Number.parseInt(digit, 36) / 35
}

/** A font: maps codes to text and widths. */
export class Font {
  private readonly glyphs = new Map<number, Glyph>()

  constructor(
    private readonly codeBytes: 1 | 2,
    private readonly textOf: (code: number) => string,
    private readonly widthOf: (code: number) => number,
    readonly bold: boolean,
  ) {}

  /** The glyphs of a string. */
  show(bytes: string): Glyph[] {
    const shown: Glyph[] = []
    for (let at = 0; at + this.codeBytes <= bytes.length; at += this.codeBytes) {
      const first = bytes.charCodeAt(at)
      const code = this.codeBytes === 1 ? first : first * 256 + bytes.charCodeAt(at + 1)
      let glyph = this.glyphs.get(code)
      if (!glyph) {
        glyph = {
          text: this.textOf(code),
          width: this.widthOf(code),
          blank: this.codeBytes === 1 && code === 32,
        }
        this.glyphs.set(code, glyph)
      }
      shown.push(glyph)
    }
    return shown
  }
}

/** Texts of a simple font's codes, if it has no ToUnicode map. */
function simpleTexts(file: PdfFile, font: Dictionary): string[] {
  const encoding = file.get(font.get('Encoding'))
  if (!(encoding instanceof Map)) return encodingOf(nameOf(encoding))
  const texts = encodingOf(nameOf(file.get(encoding.get('BaseEncoding'))))
  let code = 0
  for (const item of file.list(encoding.get('Differences')).slice(0, 1000)) {
    const value = file.get(item)
    if (typeof value === 'number') code = value
    else if (code >= 0 && code < 256) texts[code++] = textOfGlyph(nameOf(value)) ?? ''
  }
  return texts
}

function simpleWidth(file: PdfFile, font: Dictionary, textOf: (code: number) => string) {
  const widths = file.list(font.get('Widths'))
  const first = numberOf(file.get(font.get('FirstChar'))) ?? 0
  // a Type 3 font, drawn by the file itself, has its own unit
  const own = file.list(font.get('FontMatrix')).map((value) => numberOf(file.get(value)))
  const unit = nameOf(font.get('Subtype')) === 'Type3' ? (own[0] ?? 0.001) : 0.001
  const name = nameOf(file.get(font.get('BaseFont')))
  return (code: number): number => {
    const width = numberOf(file.get(widths[code - first]))
    return width === undefined ? usualWidth(name, textOf(code)) : width * unit
  }
}

/** Code widths that a font lists individually or as ranges (ISO 32000-1 §9.7.4.3). */
function listedWidths(file: PdfFile, list: readonly PdfValue[]): Map<number, number> {
  const widths = new Map<number, number>()
  for (let at = 0; at + 1 < list.length && widths.size < 65_536; ) {
    const [first, next, third] = [0, 1, 2].map((step) => file.get(list[at + step]))
    if (typeof first !== 'number') break
    if (Array.isArray(next)) {
      for (const [index, width] of next.entries()) widths.set(first + index, numberOf(file.get(width)) ?? 0)
      at += 2
      continue
    }
    if (typeof next !== 'number' || typeof third !== 'number') break
    for (let code = first; code <= Math.min(next, first + 65_535); code++) widths.set(code, third)
    at += 3
  }
  return widths
}

function readMap(file: PdfFile, font: Dictionary, work: { left: number }): Map<number, string> | null {
  const stream = file.get(font.get('ToUnicode'))
  const bytes = stream instanceof PdfStream ? file.content(stream) : null
  return bytes && readCmap(charsOf(bytes), work)
}

/** Weight from which a font is bold, and the flag of one whose glyphs are painted bold (ISO 32000-1 §9.8). */
const boldWeight = 600
const forcedBold = 1 << 18

/** Whether a font is bold, by its name or its descriptor. */
function isBold(file: PdfFile, font: Dictionary): boolean {
  const descriptor = file.dictionary(font.get('FontDescriptor'))
  const weight = numberOf(file.get(descriptor?.get('FontWeight'))) ?? 0
  const flags = numberOf(file.get(descriptor?.get('Flags'))) ?? 0
  const name = nameOf(file.get(font.get('BaseFont')))
  return /bold|black|heavy|demi/i.test(name) || weight >= boldWeight || (flags & forcedBold) !== 0
}

/** Reads a font (ISO 32000-1 §9.5 to 9.10). `work` is reduced by the amount read. */
export function readFont(file: PdfFile, font: Dictionary, work: { left: number }): Font {
  const map = readMap(file, font, work)
  if (nameOf(file.get(font.get('Subtype'))) !== 'Type0') {
    const texts = simpleTexts(file, font)
    const textOf = (code: number): string => map?.get(code) ?? texts[code] ?? ''
    return new Font(1, textOf, simpleWidth(file, font, textOf), isBold(file, font))
  }
  const inner = file.dictionary(file.list(font.get('DescendantFonts'))[0]) ?? new Map<string, PdfValue>()
  const widths = listedWidths(file, file.list(inner.get('W')))
  const usual = numberOf(file.get(inner.get('DW'))) ?? 1000
  // without a map, the font's codes are glyph numbers, which have no text
  return new Font(
    2,
    (code) => map?.get(code) ?? '',
    (code) => (widths.get(code) ?? usual) / 1000,
    isBold(file, inner),
  )
}
