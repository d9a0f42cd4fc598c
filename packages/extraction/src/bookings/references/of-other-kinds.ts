import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'
import { areConsecutive } from './own-references'

/** Minimum probability of a reference in place of one that is another booking's. */
const minReference = 0.3

/** Maximum number of lines between the numbers of two rooms. */
const maxApart = 6

/** Whether a reference was issued together with that of a stay, and is nearer to its start than to this booking's. */
function isOfRooms({ mention }: Candidate, own: Booking, bookings: readonly Booking[]): boolean {
  const distance = ({ draft }: Booking): number => Math.abs(draft.anchor.mention.line - mention.line)
  return bookings.some((other) => {
    const room = other.draft.slots.reference?.mention
    return (
      other.kind === 'lodging' &&
      own.kind !== 'lodging' &&
      room !== undefined &&
      room.value !== mention.value &&
      areConsecutive(room.value, mention.value) &&
      Math.abs(room.line - mention.line) <= maxApart &&
      distance(other) < distance(own)
    )
  })
}

/**
 * Gives a booking the page's most likely other reference if its own stands in the line in which a booking of another
 * kind begins, and is that one's: the number of a rental in its cell is not that of the flight in the cell beside it.
 * Removes the number of another room of a stay.
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
    const { reference, ...others } = booking.draft.slots
    if (reference && isOfRooms(reference, booking, bookings))
      return { ...booking, draft: { ...booking.draft, slots: others } }
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
