import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'
import { isSamePosition, type PageValues } from '../same-position'

/** Minimum probability of a code at a position corresponding to that of another booking's reference. */
const minCorresponding = 0.05

/** A record locator. */
const locator = /^(?=.*\p{Lu})[\p{Lu}\d]{6}$/u

/** Whether two codes may be of the same type: flights have record locators, whereas each hotel has its own format. */
const mayBeAlike = ({ kind }: Booking, value: string, chosen: string): boolean =>
  kind !== 'flight' || !locator.test(chosen) || locator.test(value)

/** The code positioned relative to a booking as the reference is to its owner, another booking of the same kind. */
function correspondingReference(booking: Booking, owner: Booking, page: PageValues): Candidate | undefined {
  const chosen = owner.draft.slots.reference?.mention
  return page.candidates.find(
    ({ mention, roles }) =>
      chosen !== undefined &&
      mention.type === 'code' &&
      mention.value !== chosen.value &&
      mayBeAlike(booking, mention.value, chosen.value) &&
      (roles.reference ?? 0) >= minCorresponding &&
      isSamePosition(mention, booking.draft.anchor.mention, chosen, owner.draft.anchor.mention, page.lines),
  )
}

/**
 * Where a booking has the reference of another one of its kind, replaces it by the code at the same relative position.
 */
export function withCorrespondingReferences(bookings: readonly Booking[], page: PageValues): Booking[] {
  const distance = ({ draft }: Booking): number =>
    Math.abs(draft.anchor.mention.line - (draft.slots.reference?.mention.line ?? 0))
  return bookings.map((booking) => {
    const chosen = booking.draft.slots.reference?.mention
    const [owner] = bookings
      .filter((other) => other.kind === booking.kind && other.draft.slots.reference?.mention === chosen)
      .toSorted((a, b) => distance(a) - distance(b))
    if (!chosen || !owner || owner.draft.anchor.mention.line === booking.draft.anchor.mention.line) return booking
    const reference = correspondingReference(booking, owner, page)
    return reference ? withReference(booking, reference) : booking
  })
}
