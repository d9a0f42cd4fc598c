import type { Run } from './page-content'
import { type Piece, unwrapCells } from './wrapped-cells'

/**
 * Gaps in sizes of the font: between letters of a word there is less than the first, between columns more than the
 * second.
 */
const gaps = { word: 0.16, column: 0.8 }

/** The runs on one line, from the left: their baselines are less than half a size apart. */
function linesOf<T extends Run>(runs: readonly T[]): T[][] {
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

/** Joins the runs of a line that are closer than columns are. */
function piecesOf(line: readonly Piece[]): Piece[] {
  const pieces: Piece[] = []
  let before: Piece | null = null
  for (const run of line) {
    if (before && isShadow(before, run)) continue
    const last = pieces.at(-1)
    const gap = last ? gapBetween(last, run) : Infinity
    if (last && gap <= gaps.column) {
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
  const pieces = linesOf(numbered).flatMap(piecesOf)
  return linesOf(unwrapCells(pieces))
    .map((line) =>
      line
        .map(({ text }) => clean(text))
        .filter((text) => text !== '')
        .join('   '),
    )
    .filter((line) => line !== '')
}
