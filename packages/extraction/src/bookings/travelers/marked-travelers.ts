import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { type Naming, namesOf, namingsOf, withOwn } from './traveler-lines'

/** What a cell says in the row of a traveler who is on the journey of its column, and in that of one who is not. */
const on = /^(?:[x×✓✔✅☑■●•○〇◯1])$/iu
const off = /^(?:[-–—−‐/／0☐✗✘❌])$/u

/** How far apart the cells of one column may begin, as a share of the page's width. */
const maxShift = 0.02

const isMark = ({ text }: Line): boolean => on.test(text.trim()) || off.test(text.trim())

/** The marks in a traveler's row, from left to right. */
const marksBeside = ({ line }: Naming, lines: readonly Line[]): Line[] =>
  lines
    .filter((one) => one.row === line.row && one.left > line.left && one.origin === 'body' && isMark(one))
    .toSorted((a, b) => a.left - b.left)

/** Where the columns of some marks begin, from left to right. */
function columnsOf(marks: readonly Line[]): number[] {
  const columns: number[] = []
  for (const { left } of marks.toSorted((a, b) => a.left - b.left))
    if (left - (columns.at(-1) ?? -1) > maxShift) columns.push(left)
  return columns
}

/**
 * Gives journeys the travelers that a table marks: a row for each traveler, and as many columns of marks as there are
 * journeys, in their order. Null if there is no such table.
 */
export function withMarkedTravelers(bookings: readonly Booking[], { context }: AssembledPage): Booking[] | null {
  const names = namesOf(bookings)
  const { lines } = context.read.page
  const rows = namingsOf(names, context).flatMap((naming) => {
    const marks = marksBeside(naming, lines)
    return marks.length > 0 ? [{ name: naming.name, marks }] : []
  })
  const columns = columnsOf(rows.flatMap(({ marks }) => marks))
  if (columns.length !== bookings.length || names.some((name) => !rows.some((row) => row.name === name))) return null
  const own = columns.map(
    (left) =>
      new Set(
        rows.flatMap(({ name, marks }) =>
          marks.some((mark) => Math.abs(mark.left - left) <= maxShift && on.test(mark.text.trim())) ? [name] : [],
        ),
      ),
  )
  return withOwn(bookings, own)
}
