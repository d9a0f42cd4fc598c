import type { AnnotatedPage } from '../mentions/annotate-page'
import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'

/** The neighbors of a line in the layout. */
export interface Neighbors {
  /** Lines to the left in the same row, nearest first. */
  left: Line[]
  right: Line | null
  /** Lines above that overlap it horizontally, nearest first. */
  above: Line[]
  below: Line | null
  /** Lines of the header cell of its column, and of the first cell of its row. */
  columnHead: Line[]
  rowHead: Line[]
  /** Headings before it, nearest first. */
  headings: Line[]
}

const maxAbove = 3
const maxLeft = 2
/** Maximum distance in rows of a label above its value, and of lines searched for it. */
const reach = 9
const lookBack = 60

/** Whether two lines share at least a third of the narrower one's width. */
export function overlaps(a: Line, b: Line): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return shared > Math.min(a.right - a.left, b.right - b.left) / 3
}

function cellsOf(lines: readonly Line[]): Map<string, Line[]> {
  const cells = new Map<string, Line[]>()
  for (const line of lines) {
    if (!line.cell) continue
    const key = `${line.cell.table}:${line.cell.row}:${line.cell.column}`
    const cached = cells.get(key)
    if (cached) cached.push(line)
    else cells.set(key, [line])
  }
  return cells
}

/** Computes the neighbors of each line of a page. */
export function neighborsOf({ page: { lines } }: AnnotatedPage): Neighbors[] {
  const cells = cellsOf(lines)
  const result: Neighbors[] = []
  let headings: Line[] = []
  const rows = new Map<number, Line[]>()
  for (const line of lines) {
    const row = rows.get(line.row)
    if (row) row.push(line)
    else rows.set(line.row, [line])
  }
  for (const line of lines) {
    const above: Line[] = []
    for (let at = line.index - 1; at >= 0 && line.index - at < lookBack && above.length < maxAbove; at--) {
      const other = lines[at]
      if (!other || other.origin !== line.origin) break
      if (
        other.row < line.row &&
        line.row - other.row <= reach &&
        other.isHidden === line.isHidden &&
        overlaps(other, line)
      )
        above.push(other)
    }
    const rowLines = rows.get(line.row) ?? []
    const left = rowLines
      .filter((other) => other.right <= line.left + 0.001 && other !== line)
      .toSorted((a, b) => b.right - a.right)
    const right = rowLines
      .filter((other) => other.left >= line.right - 0.001 && other !== line)
      .toSorted((a, b) => a.left - b.left)[0]
    const { cell } = line
    result.push({
      left: left.slice(0, maxLeft),
      right: right ?? null,
      above: above.toSorted((a, b) => b.row - a.row),
      below: null,
      columnHead: cell && cell.row > 0 ? (cells.get(`${cell.table}:0:${cell.column}`) ?? []) : [],
      rowHead: cell && cell.column > 0 ? (cells.get(`${cell.table}:${cell.row}:0`) ?? []) : [],
      headings: headings.slice(0, 2),
    })
    if (line.isHeading && line.origin === 'body') headings = [line, ...headings].slice(0, 3)
  }
  for (const line of lines) {
    const over = result[line.index]?.above[0]
    const previous = over && result[over.index]
    if (over && previous && !previous.below) previous.below = line
  }
  return result
}

/** Groups mentions by line, in order. */
export function mentionsByLine(mentions: readonly Mention[], lineCount: number): Mention[][] {
  const byLine: Mention[][] = Array.from({ length: lineCount }, () => [])
  for (const mention of mentions) byLine[mention.line]?.push(mention)
  for (const list of byLine) list.sort((a, b) => a.start - b.start || b.end - a.end)
  return byLine
}

/** Number of boxes that two lines share, counted from the outermost. */
export function sharedBoxes(a: Line, b: Line): number {
  let depth = 0
  while (depth < a.path.length && depth < b.path.length && a.path[depth] === b.path[depth]) depth++
  return depth
}
