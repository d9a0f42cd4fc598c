import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { asFlight } from '../unclaimed-values'

/** How far apart lines of one column may begin, as a share of the page width. */
const maxShift = 0.02
/** Maximum number of rows between the hours of legs and their numbers. */
const maxRows = 14

const isInColumn = (a: Line, b: Line): boolean => Math.abs(a.left - b.left) <= maxShift

/** A number of at least two digits, with a code or not: `QKA 301`. `Leg 1` is the head of a column. */
const form = /^[\p{Lu}\d]{0,3}[ -]?\d{2,5}\p{Lu}?$/u

/** The numbers that make up the lines of a row, by line. */
function numbersIn(row: number, { candidates, context }: AssembledPage): { line: Line; number: Candidate }[] {
  const { lines } = context.read.page
  return candidates.flatMap((number) => {
    const { type, line: at, start, end } = number.mention
    const line = lines[at]
    const isWhole = type === 'number' && line?.row === row && start === 0 && end === line.plain.length
    return line && isWhole && form.test(line.plain) ? [{ line, number }] : []
  })
}

/** The numbers of legs that start in one row, where another row has a number in the column of each of them. */
function numbersOf(legs: readonly Booking[], assembled: AssembledPage): Map<Booking, Candidate> {
  const { lines } = assembled.context.read.page
  const starts = legs.flatMap(({ draft }) => lines[draft.anchor.mention.line] ?? [])
  const own = starts[0]?.row ?? -1
  const rows = new Set(
    lines
      .filter(({ row, origin }) => origin === 'body' && row !== own && Math.abs(row - own) <= maxRows)
      .map(({ row }) => row),
  )
  for (const row of rows) {
    const inRow = numbersIn(row, assembled)
    const found = starts.map((start) => inRow.filter(({ line }) => isInColumn(line, start)))
    const values = new Set(found.flatMap((some) => some.map(({ number }) => number.mention.value)))
    if (!found.every((some) => some.length > 0) || values.size < 2) continue
    return new Map(
      legs.flatMap((leg, at) => {
        const number = found[at]?.[0]?.number
        const flight = number && (leg.kind === 'flight' ? asFlight(number) : number)
        return flight ? [[leg, flight] as const] : []
      }),
    )
  }
  return new Map()
}

/**
 * Gives legs without a number those of their columns, where legs are columns of a table: carriers without a known code
 * print numbers that may as well be anything else.
 */
export function withNumbersInColumns(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const { lines } = assembled.context.read.page
  const rowOf = ({ draft }: Booking): number => lines[draft.anchor.mention.line]?.row ?? -1
  const numbers = new Map<Booking, Candidate>()
  for (const booking of bookings) {
    if (!kinds[booking.kind].isLeg || booking.draft.slots.number || numbers.has(booking)) continue
    const legs = bookings.filter((other) => other.kind === booking.kind && rowOf(other) === rowOf(booking))
    if (legs.length > 1) for (const [leg, number] of numbersOf(legs, assembled)) numbers.set(leg, number)
  }
  return bookings.map((booking) => {
    const number = booking.draft.slots.number ? undefined : numbers.get(booking)
    return number ? { ...booking, draft: { ...booking.draft, slots: { ...booking.draft.slots, number } } } : booking
  })
}
