import type { Row } from './text-row'

/** Maximum number of lines of a table; longer ones are several. */
const maxLines = 60

/** A text in a line, and the column at which it begins, in characters. */
interface Piece {
  text: string
  at: number
}

/** The texts of a line that are at least three spaces apart. */
function piecesOf(raw: string): Piece[] {
  const pieces: Piece[] = []
  for (const { 0: text, index } of raw.matchAll(/\S+(?: {1,2}\S+)*/g)) pieces.push({ text, at: index })
  return pieces
}

/** A table whose columns are drawn with spaces. */
interface Table {
  /** The columns at which its texts begin. */
  starts: readonly number[]
  lines: readonly Piece[][]
}

/** Whether each column begins three spaces behind the longest text of the one before, as converters of HTML draw it. */
const isTight = (starts: readonly number[], lines: readonly Piece[][]): boolean =>
  starts.slice(1).every((next, column) => {
    const ends = lines.flat().flatMap(({ at, text }) => (at === starts[column] ? [at + text.length] : []))
    return Math.max(...ends) === next - 3
  })

/** The lines from one on whose texts begin at the same columns; null if fewer than two have several. */
function tableAt(lines: readonly Piece[][], from: number): Table | null {
  let starts = (lines[from] ?? []).map(({ at }) => at)
  if (starts.length < 2) return null
  let end = from + 1
  for (; end < Math.min(lines.length, from + maxLines); end++) {
    const pieces = lines[end] ?? []
    const own = pieces.map(({ at }) => at)
    const [wide, narrow] = own.length > starts.length ? [own, starts] : [starts, own]
    if (own.length === 0 || (own.length === 1 && own[0] === starts[0])) break
    if (!narrow.every((at) => wide.includes(at))) break
    starts = wide
  }
  const own = lines.slice(from, end)
  const several = own.filter(({ length }) => length > 1)
  const isContinued = own.some((pieces, at) => at > 1 && pieces[0]?.at !== 0)
  const isSingle = own.flat().every(({ text }) => !text.includes('  '))
  return several.length > 1 && starts[0] === 0 && isContinued && isSingle && isTight(starts, own)
    ? { starts, lines: own }
    : null
}

/** The cells of each row of a table. A line without a text in the first column continues the row above. */
function rowsOf({ starts, lines }: Table): string[][] {
  const rows: string[][] = []
  for (const [at, pieces] of lines.entries()) {
    const cells = starts.map((start) => pieces.find((piece) => piece.at === start)?.text ?? '')
    const above = rows.at(-1)
    if (cells[0] !== '' || at < 2 || !above) rows.push(cells)
    else rows[rows.length - 1] = above.map((cell, column) => [cell, cells[column] ?? ''].filter(Boolean).join('\n'))
  }
  return rows
}

/**
 * Tables whose columns are drawn with spaces by a converter of HTML, and some of whose cells have several lines: rows
 * with the cells of each. Other columns, as in printouts of reservation systems, are kept as lines.
 */
export function withSpacedTables(rows: readonly Row[]): Row[] {
  const result: Row[] = []
  const pieces = rows.map(({ raw, cells }) => (cells ? [] : piecesOf(raw)))
  for (let at = 0; at < rows.length; at++) {
    const [row] = rows.slice(at, at + 1)
    if (!row) break
    const table = tableAt(pieces, at)
    if (table === null) result.push(row)
    else {
      for (const cells of rowsOf(table)) result.push({ ...row, raw: cells.join('\t').replaceAll('\n', ' '), cells })
      at += table.lines.length - 1
    }
  }
  return result
}
