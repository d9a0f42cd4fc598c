import type { Run } from './page-content'
import { type Piece, unwrapCells } from './wrapped-cells'

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
 * reaches up to it (then two must). Text that continues exactly where the previous text ends belongs to it.
 */
function isColumn(last: Run, next: Run, starts: ReadonlyMap<number, number>): boolean {
  const gap = gapBetween(last, next)
  const isGlued = gap <= gaps.word && Math.abs(gap) > gaps.exact && /\S\S$/.test(last.text) && /^\S/.test(next.text)
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
      const parted = gap > gaps.word && !last.text.endsWith(' ') && !run.text.startsWith(' ')
      last.text += (parted ? ' ' : '') + run.text
      last.end = Math.max(last.end, run.end)
      last.first = Math.min(last.first, run.first)
      last.last = Math.max(last.last, run.last)
    } else pieces.push({ ...run })
    before = run
  }
  return pieces
}

const clean = (text: string): string =>
  text
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKD'))
    .replace(/\p{Cc}|[\u00ad\u200b-\u200f\ufeff]/gu, '')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** The lines of a page from top to bottom; columns are separated by three spaces, like the cells of a table. */
export function pageLines(runs: readonly Run[]): string[] {
  const numbered = runs.map((run, index) => ({ ...run, first: index, last: index }))
  const lines = linesOf(numbered)
  const starts = columnStarts(lines)
  const pieces = lines.flatMap((line) => piecesOf(line, starts))
  return linesOf(unwrapCells(pieces))
    .map((line) =>
      line
        .map(({ text }) => clean(text))
        .filter((text) => text !== '')
        .join('   '),
    )
    .filter((line) => line !== '')
}
