import type { Run, Shape } from './page-content'
import { joinPieces, type Piece, pieceOf } from './piece'
import { isRightToLeft, mirrored, pieceInReadingOrder } from './right-to-left'
import type { TextRow } from './scan'
import { struckRuns } from './struck-runs'
import { unwrapCells } from './wrapped-cells'

/**
 * Gaps relative to the font size: below `word`, letters belong to one word; above `column`, a new column starts; within
 * `exact`, the text continues seamlessly.
 */
const gaps = { word: 0.16, column: 0.8, exact: 0.03 }

/** Groups runs into lines, left to right: their baselines are less than half the font size apart. */
export function linesOf<T extends Run>(runs: readonly T[]): T[][] {
  const lines: T[][] = []
  let foot: T | null = null
  for (const run of runs.toSorted((a, b) => b.y - a.y)) {
    if (foot && foot.y - run.y < 0.45 * Math.min(foot.size, run.size)) {
      lines.at(-1)?.push(run)
      continue
    }
    foot = run
    lines.push([run])
  }
  return lines.map((line) => line.toSorted((a, b) => a.x - b.x))
}

const gapBetween = (last: Run, next: Run): number => (next.x - last.end) / Math.max(1, Math.min(last.size, next.size))

/** Bold type is sometimes the same text drawn twice, slightly shifted. */
const isShadow = (last: Run, next: Run): boolean =>
  last.text === next.text && Math.abs(next.x - last.x) < 0.1 * last.size

/** The positions where columns start after a wide gap, in tenths of a point, each with its number of lines. */
function columnStarts(lines: readonly (readonly Run[])[]): Map<number, number> {
  const starts = new Map<number, number>()
  for (const line of lines)
    for (const [index, run] of line.entries()) {
      const last = line[index - 1]
      const at = Math.round(run.x * 10)
      if (last && gapBetween(last, run) > gaps.column) starts.set(at, (starts.get(at) ?? 0) + 1)
    }
  return starts
}

/**
 * Whether a run starts a column even though the text before it overlaps it (then one line must have that column) or
 * reaches up to it (then two must). Text that continues exactly where the previous text ends belongs to it, and so does
 * a single letter that does not overlap it much: some programs place each letter by itself, rounded to pixels.
 */
function isColumn(last: Run, next: Run, starts: ReadonlyMap<number, number>): boolean {
  const gap = gapBetween(last, next)
  const isLetter = next.text.trim().length === 1
  const isWithinWord = gap > -gaps.word && (isLetter || (/\p{Ll}$/u.test(last.text) && /^\p{Ll}/u.test(next.text)))
  const isGlued =
    !isWithinWord && gap <= gaps.word && Math.abs(gap) > gaps.exact && /\S\S$/.test(last.text) && /^\S/.test(next.text)
  const at = Math.round(next.x * 10)
  const lines = isGlued ? [-1, 0, 1].reduce((sum, off) => sum + (starts.get(at + off) ?? 0), 0) : 0
  return lines >= (gap < -gaps.exact ? 1 : 2)
}

/** Joins the runs of a line that are closer together than columns. */
function piecesOf(line: readonly Piece[], starts: ReadonlyMap<number, number>): Piece[] {
  const pieces: Piece[] = []
  let before: Piece | null = null
  for (const run of line) {
    if (before && isShadow(before, run)) continue
    const last = pieces.at(-1)
    const gap = last ? gapBetween(last, run) : Infinity
    if (last && gap <= gaps.column && !isColumn(last, run, starts)) {
      const isApart = gap > gaps.word && !last.text.endsWith(' ') && !run.text.startsWith(' ')
      pieces[pieces.length - 1] = joinPieces(last, run, isApart ? ' ' : '')
    } else pieces.push(run)
    before = run
  }
  return pieces
}

/** The rows of a page from top to bottom, with what is side by side in each. `shapes` may strike text out. */
export function pageRows(runs: readonly Run[], shapes: readonly Shape[] = []): TextRow[] {
  const struck = struckRuns(runs, shapes)
  const lines = linesOf(runs.map((run, index) => pieceOf(run, index, struck.has(run))))
  const starts = columnStarts(lines)
  const shown = lines.flatMap((line) => piecesOf(line, starts)).filter(({ text }) => text.trim() !== '')
  const read = shown.map(pieceInReadingOrder)
  const pieces = isRightToLeft(read.map(({ text }) => text)) ? mirrored(read) : read
  const [left, right] = pieces.reduce(
    ([from, to], { x, end }) => [Math.min(from, x), Math.max(to, end)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
  const share = (x: number): number => (x - left) / Math.max(1, right - left)
  let foot: number | null = null
  return linesOf(unwrapCells(pieces)).map((row) => {
    const [top, size] = [Math.max(...row.map(({ y }) => y)), Math.min(...row.map((piece) => piece.size))]
    const gap = foot === null ? 0 : (foot - top) / Math.max(1, size)
    foot = Math.min(...row.map((piece) => piece.foot))
    return { texts: row.map(({ text, x, end, spans }) => ({ text, left: share(x), right: share(end), spans })), gap }
  })
}

const collapsed = (text: string): string => text.replace(/ {2,}/g, ' ').trim()

/** Rows as lines of text; columns are separated by three spaces, like the cells of a table. */
export const linesOfRows = (rows: readonly TextRow[]): string[] =>
  rows.map(({ texts }) => texts.map(({ text }) => collapsed(text)).join('   '))
