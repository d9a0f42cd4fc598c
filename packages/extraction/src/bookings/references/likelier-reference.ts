import { overlaps } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'

/** An amount or a time zone: `1.150.000`, `UTC-08`. */
const noReference = /^\d{1,3}(?:[.,]\d{3})+$|^UTC[+-]\d/

/** Probability of being a reference below which a chosen code gives way, and from which another one takes its place. */
const maxChosen = 0.1
const minOther = 0.9

/** The reference that all bookings have whose reference is not the number of their train or coach. */
function sharedReference(bookings: readonly Booking[]): Candidate | undefined {
  const others = bookings.flatMap(({ draft }) => draft.slots.reference ?? [])
  const [first] = others
  return others.every(({ mention }) => mention.value === first?.mention.value) ? first : undefined
}

const isNumber = ({ draft: { slots } }: Booking): boolean =>
  slots.number !== undefined && slots.reference !== undefined && overlaps(slots.number.mention, slots.reference.mention)

/**
 * Replaces a reference that is the number of the leg itself by that of all other bookings, and one that is a price or a
 * time zone by the only code on the page that certainly is a reference.
 */
export function withLikelierReference(bookings: readonly Booking[], { candidates }: AssembledPage): Booking[] {
  const certain = candidates.filter(
    ({ mention, roles }) => mention.type === 'code' && (roles.reference ?? 0) >= minOther,
  )
  const [other] = certain
  const isOnly = certain.every(({ mention }) => mention.value === other?.mention.value)
  const shared = sharedReference(bookings.filter((one) => !isNumber(one)))
  return bookings.map((booking) => {
    if (shared && isNumber(booking)) return withReference(booking, shared)
    const { reference } = booking.draft.slots
    const chance = candidates.reduce(
      (most, { mention, roles }) =>
        mention.type === 'code' && mention.value === reference?.mention.value
          ? Math.max(most, roles.reference ?? 0)
          : most,
      0,
    )
    const isScored = candidates.some(({ mention }) => mention === reference?.mention)
    return reference && other && isOnly && isScored && chance < maxChosen && noReference.test(reference.mention.value)
      ? withReference(booking, other)
      : booking
  })
}
