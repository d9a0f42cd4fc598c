import { kinds } from './kinds'
import type { Booking } from './resolve'
import type { Candidate } from './roles'
import { isSamePosition, type PageValues } from './same-position'

/** Minimum probability of being a number for one that stands where that of another leg does. */
const minCorresponding = 0.005

/** The number that stands to a leg as another leg's own number stands to that one. */
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
 * Gives a leg without a number the one that stands in the same place as the number of another leg of its kind: pages
 * print the legs of a journey alike.
 */
export function withCorrespondingNumbers(bookings: readonly Booking[], page: PageValues): Booking[] {
  const used = new Set(bookings.flatMap(({ draft }) => draft.slots.number?.mention ?? []))
  return bookings.map((leg) => {
    if (!kinds[leg.kind].isLeg || leg.draft.slots.number) return leg
    const number = bookings
      .filter((other) => other.kind === leg.kind && other.draft.slots.number)
      .flatMap((owner) => correspondingNumber(leg, owner, page) ?? [])
      .find(({ mention }) => !used.has(mention))
    if (!number) return leg
    return { ...leg, draft: { ...leg.draft, slots: { ...leg.draft.slots, number } } }
  })
}
