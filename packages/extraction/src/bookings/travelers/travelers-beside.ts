import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { type Naming, namesOf, namingsOf, withOwn } from './traveler-lines'

/** Maximum number of rows between the start of a journey and the travelers below it. */
const maxRows = 14
/** How far apart the cells of one column may begin, as a share of the page's width. */
const maxShift = 0.02

type Start = { readonly row: number; readonly left: number }

/** Where the journeys of a page start, in their order: in a table, at the top of their row. */
function startsOf(bookings: readonly Booking[], { context }: AssembledPage): Start[] {
  const { lines } = context.read.page
  return bookings.flatMap(({ draft }) => {
    const line = lines[draft.anchor.mention.line]
    if (!line) return []
    const { cell } = line
    const inRow = cell ? lines.filter((one) => one.cell?.table === cell.table && one.cell.row === cell.row) : []
    return { row: Math.min(line.row, ...inRow.map(({ row }) => row)), left: line.left }
  })
}

/** Whether the journeys stand side by side. */
const areColumns = (starts: readonly Start[]): boolean =>
  starts.every(({ row, left }, at) => row === starts[0]?.row && left - (starts[at - 1]?.left ?? -1) > maxShift)

/** The journey that a name belongs to: in its column, or the last one that starts above it. */
function ownerOf({ line }: Naming, starts: readonly Start[]): number {
  const isNear = ({ row }: Start): boolean => line.row >= row && line.row - row <= maxRows
  if (areColumns(starts))
    return starts.findIndex((start) => isNear(start) && Math.abs(start.left - line.left) <= maxShift)
  return starts.findLastIndex(isNear)
}

/** Whether a page states when a journey starts in another line as well, such as that of a part that is cancelled. */
function isRepeated({ start, draft: { anchor } }: Booking, { context: { byLine } }: AssembledPage): boolean {
  const { line, type, value } = anchor.mention
  return byLine.some(
    (mentions, index) =>
      index !== line &&
      mentions.some((one) => one.type === type && one.value === value) &&
      mentions.some((one) => one.type === 'date' && one.value === start.slice(0, 10)),
  )
}

/**
 * Gives journeys the travelers that the page names below each of them, if it names some below all of them. Null if it
 * does not, names the same below all, or has named everybody above.
 */
export function withTravelersBeside(bookings: readonly Booking[], assembled: AssembledPage): Booking[] | null {
  const starts = startsOf(bookings, assembled)
  const isOrdered = areColumns(starts) || starts.every(({ row }, at) => row > (starts[at - 1]?.row ?? -1))
  if (starts.length !== bookings.length || !isOrdered || bookings.some((one) => isRepeated(one, assembled))) return null
  const names = namesOf(bookings)
  const namings = namingsOf(names, assembled.context)
  const first = Math.min(...starts.map(({ row }) => row))
  const above = new Set(namings.filter(({ line }) => line.row < first).map(({ name }) => name))
  if (above.size === names.length) return null
  const own = bookings.map(() => new Set<string>())
  for (const naming of namings) own[ownerOf(naming, starts)]?.add(naming.name)
  return own.every(({ size }) => size > 0) ? withOwn(bookings, own) : null
}
