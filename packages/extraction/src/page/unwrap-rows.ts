import type { PlacedText, TextRow } from '@sextant/pdf/scan'
import { bullet, ruler } from './text-rows'

/** Share of the width of a page up to which a line reaches that goes on in the next one. */
const minRight = 0.82
/** Maximum distance of the lines of one paragraph, in font sizes, and of their left edges, as a share of the width. */
const maxGap = 1.6
const maxAside = 0.01

/** A line that begins with a label: `Check-in: 15:00`. */
const labelled = /^[^\s:]{2,20}(?: [^\s:]{1,15}){0,3}:\s/

const sizeOf = ({ spans }: PlacedText): number => spans[0]?.size ?? 0

/** Whether a row goes on in the next one: a paragraph that reaches the right edge. */
function goesOn({ texts }: TextRow, next: TextRow | undefined): boolean {
  const [one, other] = [texts[0], next?.texts[0]]
  if (!one || !other || texts.length > 1 || !next || next.texts.length > 1) return false
  return (
    one.right >= minRight &&
    next.gap <= maxGap &&
    Math.abs(one.left - other.left) <= maxAside &&
    Math.abs(sizeOf(one) - sizeOf(other)) < 0.5 &&
    !/[:：]\s*$/.test(one.text) &&
    !bullet.test(other.text) &&
    !ruler.test(one.text) &&
    !ruler.test(other.text) &&
    !labelled.test(other.text.trim())
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
  const result: TextRow[] = []
  let isOpen = false
  for (const [at, row] of rows.entries()) {
    const last = result.at(-1)
    const [one, next] = [last?.texts[0], row.texts[0]]
    if (isOpen && last && one && next) result[result.length - 1] = { ...last, texts: [joined(one, next)] }
    else result.push(row)
    isOpen = goesOn(row, rows[at + 1])
  }
  return result
}
