import type { AssembledPage } from '../assemble'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import { withMarkedTravelers } from './marked-travelers'
import { withTravelersBeside } from './travelers-beside'
import { withTravelersByDirection } from './travelers-by-direction'

/** Where a booking stands on its page. */
const position = ({ draft }: Booking, { context }: AssembledPage): readonly [row: number, left: number] => {
  const { row = 0, left = 0 } = context.read.page.lines[draft.anchor.mention.line] ?? {}
  return [row, left]
}

/**
 * Restricts each of several journeys of one kind to those of its travelers whom the page gives it: in a table of marks,
 * by a remark behind their names, or in a list below each journey.
 */
export function withOwnTravelers(bookings: readonly Booking[], assembled: AssembledPage): readonly Booking[] {
  const legs = bookings
    .filter(({ kind, draft }) => kinds[kind].isLeg && kind === bookings[0]?.kind && draft.travelers.length > 0)
    .toSorted((a, b) => {
      const [[rowA, leftA], [rowB, leftB]] = [position(a, assembled), position(b, assembled)]
      return rowA - rowB || leftA - leftB
    })
  if (legs.length < 2 || legs.every(({ draft }) => draft.travelers.length < 2)) return bookings
  const restricted =
    withMarkedTravelers(legs, assembled) ??
    withTravelersByDirection(legs, assembled) ??
    withTravelersBeside(legs, assembled)
  if (!restricted) return bookings
  return bookings.map((booking) => restricted[legs.indexOf(booking)] ?? booking)
}
