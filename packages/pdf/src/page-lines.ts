import type { Run } from './page-content'
import { type Piece, unwrapCells } from './wrapped-cells'

/**
 * Gaps in sizes of the font: between letters of a word there is less than the first, between columns more than the
 * second; within the third, a text goes on.
 */
const gaps = { word: 0.16, column: 0.8, exact: 0.03 }

/** The runs on one line, from the left: their baselines are less than half a size apart. */
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

/** Bold type is sometimes the same text twice, slightly shifted. */
const isShadow = (last: Run, next: Run): boolean =>
  last.text === next.text && Math.abs(next.x - last.x) < 0.1 * last.size

/** Where columns begin, in tenths of a point, and on how many lines: behind a wide gap. */
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
 * Whether a run begins a column although what is before it reaches over it, or up to it: another line has that column,
 * or two of them. A text that goes on exactly where the last one ends is a part of it.
 */
function isColumn(last: Run, next: Run, starts: ReadonlyMap<number, number>): boolean {
  const gap = gapBetween(last, next)
  const isGlued = gap <= gaps.word && Math.abs(gap) > gaps.exact && /\S\S$/.test(last.text) && /^\S/.test(next.text)
  const at = Math.round(next.x * 10)
  const lines = isGlued ? [-1, 0, 1].reduce((sum, off) => sum + (starts.get(at + off) ?? 0), 0) : 0
  return lines >= (gap < -gaps.exact ? 1 : 2)
}

/** Joins the runs of a line that are closer than columns are. */
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

/** The lines of a page from top to bottom; columns are separated by three blanks, like cells of a table. */
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
