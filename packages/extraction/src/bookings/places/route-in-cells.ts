import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { unscoredCandidate } from '../roles'
import { endOf } from '../times/draft-times'
import { routeInCells } from './cells-of-route'

/** Gives the only journey on the ground of a page the stops in the cells of a row, between which tickets print it. */
export function withRouteInCells(bookings: readonly Booking[], { context }: AssembledPage): Booking[] {
  const [booking, ...others] = bookings
  const route =
    booking && others.length === 0 && /^(?:train|bus|boat)$/.test(booking.kind) ? routeInCells(context) : undefined
  if (!booking || !route) return [...bookings]
  const { draft, start } = booking
  const ends = { from: unscoredCandidate(route.from), to: unscoredCandidate(route.to) }
  const number = route.number && unscoredCandidate(route.number)
  const slots = { ...draft.slots, ...ends, ...(number && { number }) }
  const routed = { ...draft, slots }
  return [{ ...booking, draft: routed, end: endOf(routed, start) }]
}
