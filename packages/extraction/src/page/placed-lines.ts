import type { PlacedText, ScannedPage, TextRow } from '@sextant/pdf/scan'
import { createLine } from './create-line'
import { type Line, maxLines } from './page'
import { placedTables } from './placed-tables'
import { apartFromSides } from './side-by-side'
import { bullet, ruler } from './text-rows'
import { unwrapRows } from './unwrap-rows'

/** Distance to the row above, in font sizes, from which a row starts another paragraph, or another section. */
const gaps = { paragraph: 1.75, section: 3 }

/** The font size of most of the text, in points. */
function bodySize(rows: readonly TextRow[]): number {
  const lengths = new Map<number, number>()
  for (const { size, start, end } of rows.flatMap(({ texts }) => texts).flatMap(({ spans }) => spans)) {
    const rounded = Math.round(size * 2) / 2
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + end - start)
  }
  const [first] = [...lengths].toSorted((a, b) => b[1] - a[1])
  return Math.max(1, first?.[0] ?? 1)
}

const isRuler = ({ texts }: TextRow): boolean => texts.length === 1 && ruler.test(texts[0]?.text ?? '')

/** Where a text ends in the layout: where the next one of its row begins, or at the right edge. */
const rightOf = (next: PlacedText | undefined): number => (next ? Math.max(0, next.left - 0.01) : 1)

/** Lays out the pages of a file by the positions of their texts: paragraphs and sections as boxes, tables as cells. */
export function placedLines(pages: readonly ScannedPage[]): Line[] {
  const pageRows = pages.map(({ rows = [] }) => rows)
  const body = bodySize(pageRows.flat())
  const lines: Line[] = []
  let [row, boxes, tables] = [0, 0, 0]
  for (const rows of pageRows) {
    const unwrapped = apartFromSides(unwrapRows(rows))
    const cells = placedTables(unwrapped, tables)
    tables += unwrapped.length
    let [section, paragraph] = [++boxes, ++boxes]
    row++
    for (const [index, one] of unwrapped.entries()) {
      if (lines.length >= maxLines) return lines
      if (one.gap > gaps.section || isRuler(one)) section = ++boxes
      if (one.gap > gaps.paragraph || isRuler(one)) {
        paragraph = ++boxes
        row++
      }
      if (isRuler(one)) continue
      for (const [column, { text, left, spans }] of one.texts.entries()) {
        const styles = spans.map((span) => ({ ...span, size: span.size / body, alt: false }))
        const marker = bullet.exec(text)?.[0] ?? ''
        const line = createLine(' '.repeat(marker.length) + text.slice(marker.length), styles, {
          row,
          left: Math.min(1, Math.max(0, left)),
          right: rightOf(one.texts[column + 1]),
          path: [section, paragraph],
          cell: cells.get(index)?.[column] ?? null,
          isListItem: marker !== '',
          isHidden: false,
        })
        if (line) lines.push({ ...line, index: lines.length })
      }
      row++
    }
  }
  return lines
}
