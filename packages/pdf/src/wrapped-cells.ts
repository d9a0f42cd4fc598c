import { joinPieces, type Piece } from './piece'

/** The maximum number of lines in a table cell; anything longer is a paragraph next to another. */
const maxLines = 4

/** Whether a piece continues another: written right after it, one line below, left-aligned or centred. */
function goesOn(above: Piece, below: Piece): boolean {
  const step = (above.y - below.y) / above.size
  if (below.first !== above.last + 1 || step < 0.8 || step > 1.5) return false
  if (Math.abs(above.size - below.size) > 0.1 * above.size) return false
  const aside = Math.abs(above.x - below.x)
  const offCentre = Math.abs(above.x + above.end - below.x - below.end) / 2
  return Math.min(aside, offCentre) < 0.4 * above.size
}

/** Groups pieces that are stacked like the lines of one cell. */
function cellsOf(pieces: readonly Piece[]): Piece[][] {
  const cells: Piece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.first - b.first)) {
    const cell = cells.at(-1)
    const above = cell?.at(-1)
    if (cell && above && goesOn(above, piece)) cell.push(piece)
    else cells.push([piece])
  }
  return cells
}

interface Band {
  cells: Piece[][]
  top: number
  bottom: number
}

const bandOf = (cell: Piece[]): Band => {
  const [first, last] = [cell[0], cell.at(-1)]
  const around = 0.4 * (first?.size ?? 0)
  return { cells: [cell], top: (first?.y ?? 0) + around, bottom: (last?.y ?? 0) - around }
}

/** Groups of multi-line cells next to each other, from the top. */
function bandsOf(cells: readonly Piece[][]): Band[] {
  const bands: Band[] = []
  for (const band of cells.map(bandOf).toSorted((a, b) => b.top - a.top)) {
    const last = bands.at(-1)
    if (!last || band.top <= last.bottom) bands.push(band)
    else {
      last.cells.push(...band.cells)
      last.bottom = Math.min(last.bottom, band.bottom)
    }
  }
  return bands
}

/** Whether the lines of all cells share the same baselines; they may then be separate rows, and are left unchanged. */
const isRegular = (cells: readonly Piece[][]): boolean =>
  new Set(cells.map((cell) => cell.map(({ y }) => y.toFixed(0)).join(' '))).size === 1

function asOne([first, ...others]: readonly Piece[], y: number): Piece[] {
  return first ? [{ ...others.reduce((all, piece) => joinPieces(all, piece, ' '), first), y }] : []
}

/** Joins the lines of wrapped table cells, so that each row of the table becomes one line. */
export function unwrapCells(pieces: readonly Piece[]): Piece[] {
  const cells = cellsOf(pieces)
  const wrapped = cells.filter(({ length }) => length > 1 && length <= maxLines)
  const bands = bandsOf(wrapped)
  const single = cells.filter(({ length }) => length === 1)
  const kept = new Set(cells)
  const rows: Piece[] = []
  let next = 0
  const waiting = single.toSorted((a, b) => (b[0]?.y ?? 0) - (a[0]?.y ?? 0))
  for (const { cells: own, top, bottom } of bands) {
    while (next < waiting.length && (waiting[next]?.[0]?.y ?? 0) > top) next++
    const beside: Piece[][] = []
    for (let cell = waiting[next]; cell && (cell[0]?.y ?? 0) >= bottom; cell = waiting[++next]) beside.push(cell)
    const all = [...own, ...beside]
    if (all.length < 2 || isRegular(all)) continue
    const baseline = Math.max(...all.flat().map(({ y }) => y))
    for (const cell of all) {
      kept.delete(cell)
      rows.push(...asOne(cell, baseline))
    }
  }
  return [...rows, ...[...kept].flat()]
}
