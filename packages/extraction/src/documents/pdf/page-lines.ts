import type { Run } from './page-content'

/** Gaps in sizes of the font: between letters of a word there is less than the first, between columns more than the second. */
const gaps = { word: 0.16, column: 1.4 }

/** Runs that stand on one line: their feet are less than half a size apart. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = []
  let foot: Run | null = null
  for (const run of runs.toSorted((a, b) => b.y - a.y)) {
    if (foot && foot.y - run.y < 0.45 * Math.min(foot.size, run.size)) {
      lines.at(-1)?.push(run)
      continue
    }
    foot = run
    lines.push([run])
  }
  return lines
}

function between(last: Run, next: Run): string {
  const gap = (next.x - last.end) / Math.max(1, Math.min(last.size, next.size))
  if (gap > gaps.column) return '   '
  return gap > gaps.word && !last.text.endsWith(' ') && !next.text.startsWith(' ') ? ' ' : ''
}

/** Bold type is sometimes the same text twice, a little aside. */
const isShadow = (last: Run, next: Run): boolean =>
  last.text === next.text && Math.abs(next.x - last.x) < 0.1 * last.size

function joined(line: readonly Run[]): string {
  let text = ''
  let last: Run | null = null
  for (const run of line.toSorted((a, b) => a.x - b.x)) {
    if (last && isShadow(last, run)) continue
    text += (last ? between(last, run) : '') + run.text
    last = run
  }
  return text
}

const clean = (text: string): string =>
  text
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKD'))
    .replace(/\p{Cc}|[\u00ad\u200b-\u200f\ufeff]/gu, '')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/ {4,}/g, '   ')
    .trim()

/** The text of a page from top to bottom, a line each; columns are parted by three blanks, as cells of a table are. */
export const pageLines = (runs: readonly Run[]): string[] =>
  linesOf(runs)
    .map((line) => clean(joined(line)))
    .filter((line) => line !== '')
