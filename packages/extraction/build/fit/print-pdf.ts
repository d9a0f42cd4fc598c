import { firstWide, paper, shown, widths, writePages } from '../../../pdf/test/write-pages'
import type { Line } from '../../src/page/page'

/** The margin of a page in points. */
const margin = 36

/** How a page is printed: font size of its text in points, space between its rows and its paragraphs in font sizes. */
export interface Print {
  size: number
  rowSpace: number
  paragraphSpace: number
}

interface Word {
  text: string
  width: number
}

const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= firstWide ? widths.wide : widths.letter),
    0,
  )

/** The words of a text, where lines can be broken; wide letters are words of their own. */
const wordsOf = (text: string): Word[] =>
  (text.match(/[\u2e80-\uffdc]|[^\s\u2e80-\uffdc]+\s*|\s+/gu) ?? []).map((word) => ({
    text: word,
    width: widthOf(word),
  }))

/** A text in lines of at most `width` font sizes. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let length = 0
  for (const word of wordsOf(text)) {
    const last = lines.at(-1)
    if (last !== undefined && length + widthOf(word.text.trimEnd()) <= width) {
      lines[lines.length - 1] = last + word.text
      length += word.width
    } else {
      lines.push(word.text)
      length = word.width
    }
  }
  return lines.map((line) => line.trimEnd())
}

const isBold = ({ spans, isHeading }: Line): boolean =>
  isHeading || (spans.length > 0 && spans.every(({ bold }) => bold))
const isStruck = ({ spans }: Line): boolean => spans.length > 0 && spans.every(({ struck }) => struck)

/** Whether a row begins another paragraph: a heading, or a row at another depth or behind a gap. */
const isApart = (above: Line | undefined, line: Line): boolean =>
  above !== undefined && (line.row > above.row + 1 || line.isHeading || line.path.length !== above.path.length)

/** The contents of the pages on which rows are printed, with the texts of each row at their positions. */
function contentsOf(rows: readonly (readonly Line[])[], { size: usual, rowSpace, paragraphSpace }: Print): string[] {
  const pages: string[][] = [[]]
  const room = paper.width - 2 * margin
  let y = paper.height - margin
  for (const [at, row] of rows.entries()) {
    const [first] = row
    if (!first) continue
    if (isApart(rows[at - 1]?.[0], first)) y -= usual * paragraphSpace
    const printed = row.map((line, column) => {
      const size = line.isHeading ? usual * 1.3 : usual
      const right = row[column + 1]?.left ?? 1
      return { line, size, texts: wrap(line.text, Math.max(6, ((right - line.left) * room) / size - 1)) }
    })
    const height = Math.max(...printed.map(({ size, texts }) => size * (texts.length - 1) * 1.2))
    if (y - height < margin) {
      pages.push([])
      y = paper.height - margin
    }
    for (const { line, size, texts } of printed)
      for (const [index, text] of texts.entries()) {
        const [x, foot] = [margin + line.left * room, y - index * size * 1.2]
        pages.at(-1)?.push(shown({ text, x, y: foot, size, bold: isBold(line) }))
        if (isStruck(line))
          pages
            .at(-1)
            ?.push(`${x.toFixed(1)} ${(foot + size * 0.28).toFixed(1)} ${(widthOf(text) * size).toFixed(1)} 0.6 re f`)
      }
    y -= height + usual * (1.2 + rowSpace)
  }
  return pages.map((page) => page.join('\n'))
}

/** A PDF file with rows of lines at their positions, wrapped in their columns. */
export const printPdf = (rows: readonly (readonly Line[])[], print: Print): Uint8Array =>
  writePages(contentsOf(rows, print))
