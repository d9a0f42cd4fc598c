import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'

const ground = new Set<ReservationKind>(['train', 'bus', 'boat'])

/** Probability of an end that is kept regardless of the route, and minimum probability of the other end in it. */
const sure = 0.8
const minEnd = 0.5

/** The text in front of an end and a dash or arrow in its line: `Antwerp Central - Brussels-South`. */
function inFrontOf(end: Candidate, { candidates, context }: AssembledPage): Candidate | undefined {
  const { line, start } = end.mention
  const text = context.read.page.lines[line]?.text ?? ''
  const [best] = candidates
    .filter(
      ({ mention, roles }) =>
        mention.type === 'text' &&
        mention.line === line &&
        (roles.from ?? 0) >= minEnd &&
        /^\s(?:[-–—→]|->)\s$/u.test(text.slice(mention.end, start)),
    )
    .toSorted((a, b) => a.mention.start - b.mention.start)
  return best
}

/** Begins journeys whose origin is uncertain at the place in front of their destination in a route, `A - B`. */
export function withEndsOfRoute(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  return bookings.map((booking) => {
    const { slots, slotProbabilities } = booking.draft
    const { from, to } = slots
    const isOpen = ground.has(booking.kind) && to && (!from || (slotProbabilities.from ?? 0) < sure)
    const front = isOpen && from?.mention.line !== to.mention.line ? inFrontOf(to, assembled) : undefined
    return front ? { ...booking, draft: { ...booking.draft, slots: { ...slots, from: front } } } : booking
  })
}
