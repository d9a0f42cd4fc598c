import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'

/** Minimum probability of a reference in place of one that is another booking's. */
const minReference = 0.3

/**
 * Gives a booking the page's most likely other reference if its own stands in the line in which a booking of another
 * kind begins, and is that one's: the number of a rental in its cell is not that of the flight in the cell beside it.
 */
export function withoutOtherKinds(bookings: readonly Booking[], { candidates }: AssembledPage): readonly Booking[] {
  const ownerOf = ({ mention: { line, value } }: Candidate): Booking | undefined =>
    bookings.find(({ draft }) => draft.anchor.mention.line === line && draft.slots.reference?.mention.value === value)
  const free = candidates
    .filter(
      (one) =>
        one.mention.type === 'code' &&
        (one.roles.reference ?? 0) >= minReference &&
        !bookings.some(({ draft }) => draft.anchor.mention.line === one.mention.line),
    )
    .toSorted((a, b) => (b.roles.reference ?? 0) - (a.roles.reference ?? 0))
  return bookings.map((booking) => {
    const { reference } = booking.draft.slots
    const owner = reference && ownerOf(reference)
    if (!owner || owner === booking || owner.kind === booking.kind) return booking
    const isTaken = (one: Candidate): boolean =>
      bookings.some(
        ({ kind, draft }) => kind !== booking.kind && draft.slots.reference?.mention.value === one.mention.value,
      )
    const other = free.find((one) => one.mention.value !== reference.mention.value && !isTaken(one))
    return other ? withReference(booking, other) : booking
  })
}
