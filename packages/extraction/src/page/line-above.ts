import type { Line } from './page'

/** Maximum distance between the left edges of lines of one column, as a share of the width, and of rows to its head. */
const maxShift = 0.01
const maxRows = 12

/**
 * Whether two lines are in one column of a table, or begin at the same place in columns of text. The first column is
 * only one where other lines follow in its rows.
 */
const isInColumn = (a: Line, b: Line, lines: readonly Line[]): boolean =>
  a.cell && b.cell
    ? a.cell.table === b.cell.table && a.cell.column === b.cell.column
    : (a.left > 0 || [a, b].every(({ index, row }) => lines[index + 1]?.row === row)) &&
      Math.abs(a.left - b.left) <= maxShift

/** The nearest line with a letter above one in its column, or else the previous line. */
export function lineAbove(line: Line, lines: readonly Line[]): Line | undefined {
  for (let at = line.index - 1; at >= 0; at--) {
    const one = lines[at]
    if (!one || one.row < line.row - maxRows) break
    if (one.row < line.row && isInColumn(line, one, lines) && /\p{L}/u.test(one.plain)) return one
  }
  return lines[line.index - 1]
}
