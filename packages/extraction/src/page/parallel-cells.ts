/** Maximum number of lines of a cell above or below the line with its tab. */
const maxLines = 5

/** What kind of text a line is: whether it has a time, another number, or only capitals. */
function formOf(line: string): string {
  if (/\d[:.h]\d\d(?!\d|[./]\d)/.test(line)) return 'time'
  if (/\d/.test(line)) return 'number'
  return /\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line) ? 'capitals' : 'words'
}

/** Whether the lines of cells are of the same forms, at least one with a number in each. */
function areParallel(cells: readonly (readonly string[])[], minSame: number): boolean {
  const [first = [], ...rest] = cells.map((cell) => cell.map(formOf))
  if (rest.length === 0) return false
  return rest.every((forms) => {
    const same = forms.filter((form, at) => form === first[at])
    return same.length >= minSame * forms.length && same.some((form) => form === 'time' || form === 'number')
  })
}

const linesOf = (cell: string): string[] => cell.split('\n').filter((line) => line.trim() !== '')

/** Lines of a text that may be one row of a table. */
interface Candidate {
  lines: readonly string[]
  /** The number of lines above the one with the first tab, and below the one with the last. */
  head: number
  tail: number
  /** Minimum share of the lines of parallel cells that are of the same form. */
  minSame: number
}

/** The number of lines in the parallel cells of a row; 0 if its longest cells are not parallel. */
function scoreOf({ lines, head, tail, minSame }: Candidate, isFirst: boolean, isLast: boolean, above: string): number {
  const cells = lines.join('\n').split('\t').map(linesOf)
  const longest = Math.max(...cells.map(({ length }) => length))
  const own = cells.filter(({ length }) => length === longest)
  const [first = [], last = []] = [cells[0], cells.at(-1)]
  // an end of the row that is not parallel to other cells is that of the paragraph, or like the row above
  if (head > 0 && first.length < longest && !isFirst && formsOf(first) !== above) return 0
  if (tail > 0 && last.length < longest && !isLast) return 0
  return longest > 1 && areParallel(own, minSame) ? own.length * longest + (head + tail) / 100 : 0
}

/** The forms of the lines of a cell. */
const formsOf = (lines: readonly string[]): string => lines.map(formOf).join(' ')

/** The forms of the lines of the first cell of a row. */
export const formsOfFirst = (lines: readonly string[]): string =>
  formsOf(linesOf(lines.join('\n').split('\t')[0] ?? ''))

/**
 * The first and last line of a row whose cells have lines of the same forms, such as a label, a time and a place; null
 * if there is none.
 * @param from the first line that can be in the row
 * @param tabLines the next lines with tabs, the first of which is in the row
 * @param plainBelow the number of lines without tabs below a line
 * @param above the forms of the first cell of the row above
 */
export function parallelCells(
  lines: readonly string[],
  from: number,
  tabLines: readonly number[],
  plainBelow: (at: number) => number,
  above: string,
): { from: number; to: number } | null {
  const [first = 0] = tabLines
  if (/[:：]\s*\t/.test(lines[first] ?? '')) return null
  const plain = lines.slice(from, first).findLastIndex((line) => line.includes('\t'))
  const most = Math.min(maxLines, first - from - plain - 1)
  for (const [at, last] of tabLines.slice(0, 3).entries()) {
    const below = Math.min(maxLines, plainBelow(last))
    let best = { score: 0, from: first, to: first }
    for (let head = 0; head <= most; head++)
      for (let tail = 0; tail <= below; tail++) {
        const own = lines.slice(first - head, last + tail + 1)
        const isFirst = first - head === 0
        const isLast = last + tail === lines.length - 1
        const score = scoreOf({ lines: own, head, tail, minSame: at === 0 ? 0.66 : 1 }, isFirst, isLast, above)
        if (score > best.score) best = { score, from: first - head, to: last + tail }
      }
    if (best.score > 0) return { from: best.from, to: best.to }
  }
  return null
}
