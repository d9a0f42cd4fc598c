import type { Font } from './font'
import { identity, type Matrix, multiply } from './matrix'
import { pageLimits, type Run } from './page-content'
import { PdfText, type PdfValue } from './values'

/** The minimum gap between words within a line of text, relative to the font size. */
const wordGap = 0.18

/** Places text according to a page's operators (ISO 32000-1 §9.4). */
export class TextState {
  font: Font | null = null
  size = 1
  charSpace = 0
  wordSpace = 0
  /** 1 means 100 %. */
  scale = 1
  leading = 0
  rise = 0
  private line: Matrix = identity
  private at: Matrix = identity

  constructor(private readonly runs: Run[]) {}

  begin(matrix: Matrix = identity): void {
    this.line = matrix
    this.at = matrix
  }

  move(x: number, y: number): void {
    this.begin(multiply([1, 0, 0, 1, x, y], this.line))
  }

  copy(): TextState {
    return Object.assign(new TextState(this.runs), this)
  }

  /** Shows strings; numbers between them move back by thousandths of the font size. */
  show(items: readonly PdfValue[], page: Matrix): void {
    let [text, x, width] = ['', 0, 0]
    for (const item of items) {
      if (typeof item === 'number') {
        const gap = (-item / 1000) * this.size * this.scale
        if (gap > wordGap * Math.abs(this.size) && text !== '' && !text.endsWith(' ')) text += ' '
        // a wide gap separates columns; lines are assembled later
        if (Math.abs(gap) > 1.2 * Math.abs(this.size)) {
          this.write(text, x, width, page)
          ;[text, x] = ['', width + gap]
        }
        width += gap
      } else if (item instanceof PdfText) {
        for (const glyph of this.font?.show(item.bytes) ?? []) {
          text += glyph.text
          const space = this.charSpace + (glyph.blank ? this.wordSpace : 0)
          width += (glyph.width * this.size + space) * this.scale
        }
      }
    }
    this.write(text, x, width, page)
    this.at = multiply([1, 0, 0, 1, width, 0], this.at)
  }

  private write(text: string, from: number, to: number, page: Matrix): void {
    if (text.trim() === '' || this.runs.length >= pageLimits.runs) return
    const [a, b, c, d, e, f] = multiply(multiply([1, 0, 0, 1, from, this.rise], this.at), page)
    const along = Math.hypot(a, b) || 1
    const size = Math.abs(this.size) * (Math.hypot(c, d) || along)
    // vertical text is positioned as on the page rotated for reading it
    const turned = Math.abs(b) > Math.abs(a)
    const sign = (turned ? b : a) < 0 ? -1 : 1
    const [x, y] = turned ? [sign * f, -sign * e] : [sign * e, sign * f]
    this.runs.push({ text, x, end: x + Math.abs(to - from) * along, y, size, bold: this.font?.bold ?? false })
  }
}
