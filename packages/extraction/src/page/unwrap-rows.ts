import type { PlacedText, TextRow } from '@sextant/pdf/scan'
import { bullet, ruler } from './text-rows'

/** Share of the width of a page up to which a line reaches that goes on in the next one. */
const minRight = 0.82
/** Maximum distance of the lines of one paragraph, in font sizes, and of their left edges, as a share of the width. */
const maxGap = 1.6
const maxAside = 0.01

/** A line that begins with a label: `Check-in: 15:00`. */
const labelled = /^[^\s:]{2,20}(?: [^\s:]{1,15}){0,3}\s?:\s/

/** A line that begins with a whole date, `Thursday, 8 October 2026`: it is one of its own below an address. */
const dated =
  /^(?:\p{L}{2,12}\.?,?\s)?(?:\d{1,2}\.?\s?(?:\p{L}{3,12}\.?|\d{1,2}\.)|\p{L}{3,12}\.?\s\d{1,2}),?\s?20\d\d(?!\d)/u

/** A line that begins with a mark, such as `■` or `【`. */
const marked = /^[\p{So}【〔※]/u

/**
 * The minimum length of a line that goes on in one that begins with a capital or digit: shorter ones are those of a
 * ticket, each of which says something else.
 */
const minWrapped = 60
const own = /^[\p{Lu}\d]/u

const sizeOf = ({ spans }: PlacedText): number => spans[0]?.size ?? 0

/** Whether two rows are lines of one column: each a single text, close together, with the same left edge. */
function areAligned({ texts: above }: TextRow, { texts, gap }: TextRow): boolean {
  const [one, other] = [above[0], texts[0]]
  if (!one || !other || above.length > 1 || texts.length > 1) return false
  return gap <= maxGap && Math.abs(one.left - other.left) <= maxAside && Math.abs(sizeOf(one) - sizeOf(other)) < 0.5
}

/** The right edge of the column that each row belongs to. */
function edgesOf(rows: readonly TextRow[]): number[] {
  const edges: number[] = []
  for (let start = 0, end = 1; start < rows.length; start = end, end++) {
    while (isAlignedAt(rows, end)) end++
    const edge = Math.max(...rows.slice(start, end).map(({ texts }) => texts.at(-1)?.right ?? 0))
    for (let at = start; at < end; at++) edges.push(edge)
  }
  return edges
}

function isAlignedAt(rows: readonly TextRow[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]]
  return above !== undefined && row !== undefined && areAligned(above, row)
}

/** Whether the first word of a line would have had room at the end of the line above, which is then complete. */
function hasRoom(above: PlacedText, { text, left, right }: PlacedText, edge: number): boolean {
  const [word = ''] = text.split(' ', 1)
  return above.right + ((right - left) * (word.length + 1)) / text.length < edge
}

/** Whether a row goes on in the next one: a paragraph that reaches the right edge. */
function goesOn(row: TextRow, next: TextRow | undefined, edge: number): boolean {
  const [one, other] = [row.texts[0], next?.texts[0]]
  if (!one || !other || !next || !areAligned(row, next)) return false
  const text = other.text.trim()
  return (
    one.right >= minRight &&
    !hasRoom(one, other, edge) &&
    !/[:：]\s*$/.test(one.text) &&
    !ruler.test(one.text) &&
    ![bullet, ruler].some((pattern) => pattern.test(other.text)) &&
    !labelled.test(text) &&
    !marked.test(text) &&
    !dated.test(text) &&
    (one.text.length >= minWrapped || !own.test(text))
  )
}

function joined(one: PlacedText, next: PlacedText): PlacedText {
  const offset = one.text.length + 1
  const shifted = next.spans.map((span) => ({ ...span, start: span.start + offset, end: span.end + offset }))
  return {
    text: `${one.text} ${next.text}`,
    left: Math.min(one.left, next.left),
    right: Math.max(one.right, next.right),
    spans: [...one.spans, ...shifted],
  }
}

/** Rows with the lines of each paragraph joined. */
export function unwrapRows(rows: readonly TextRow[]): TextRow[] {
  const edges = edgesOf(rows)
  const result: TextRow[] = []
  let isOpen = false
  for (const [at, row] of rows.entries()) {
    const last = result.at(-1)
    const [one, next] = [last?.texts[0], row.texts[0]]
    if (isOpen && last && one && next) result[result.length - 1] = { ...last, texts: [joined(one, next)] }
    else result.push(row)
    isOpen = goesOn(row, rows[at + 1], edges[at] ?? 1)
  }
  return result
}
