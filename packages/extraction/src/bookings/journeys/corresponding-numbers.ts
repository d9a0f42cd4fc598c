import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { isSamePosition, type PageValues } from '../same-position'

/** Minimum probability of a number at a position corresponding to that of another leg's number. */
const minCorresponding = 0.005

/** The number positioned relative to a leg as the owner's number is relative to the owner. */
function correspondingNumber(leg: Booking, owner: Booking, page: PageValues): Candidate | undefined {
  const chosen = owner.draft.slots.number?.mention
  return page.candidates.find(
    ({ mention, roles }) =>
      chosen !== undefined &&
      mention.type === chosen.type &&
      mention.form === chosen.form &&
      mention.line !== chosen.line &&
      (roles.number ?? 0) >= minCorresponding &&
      isSamePosition(mention, leg.draft.anchor.mention, chosen, owner.draft.anchor.mention, page.lines),
  )
}

/**
 * Gives a leg without a number of its own the one at the same relative position as another leg's of its kind: pages
 * print the legs of a journey in the same layout.
 */
export function withCorrespondingNumbers(bookings: readonly Booking[], page: PageValues): Booking[] {
  const used = new Set(bookings.flatMap(({ draft }) => draft.slots.number?.mention ?? []))
  return bookings.map((leg) => {
    const chosen = leg.draft.slots.number?.mention
    const isOwn = chosen && !bookings.some((other) => other !== leg && other.draft.slots.number?.mention === chosen)
    if (!kinds[leg.kind].isLeg || isOwn) return leg
    const number = bookings
      .filter((other) => other.kind === leg.kind && other.draft.slots.number)
      .flatMap((owner) => correspondingNumber(leg, owner, page) ?? [])
      .find(({ mention }) => !used.has(mention))
    if (!number) return leg
    return { ...leg, draft: { ...leg.draft, slots: { ...leg.draft.slots, number } } }
  })
}
