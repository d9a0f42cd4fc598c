import type { Mention } from '../../mentions/mention'
import type { Booking } from '../resolve'
import { unscoredCandidate } from '../roles'
import { endOf } from '../times/draft-times'
import { canFly } from '../times/flight-time'

/**
 * A flight between two airports; null if one of them is missing, if they are the same, or if the flight would not be
 * possible in the stated time. Other airports that it has already are only replaced if `replaces` is set.
 */
export function withAirports(
  booking: Booking,
  origin: Mention | undefined,
  destination: Mention | undefined,
  replaces = false,
): Booking | null {
  if (!origin || !destination || origin.value === destination.value) return null
  const { draft, start } = booking
  const { from, to } = draft.slots
  const isOther = (from && from.mention.value !== origin.value) || (to && to.mention.value !== destination.value)
  if (isOther && !replaces) return null
  const slots = { ...draft.slots, from: unscoredCandidate(origin), to: unscoredCandidate(destination) }
  const complete = { ...draft, slots }
  const end = endOf(complete, start)
  if (end === null || canFly(origin.value, destination.value, start, end) !== true) return null
  return { ...booking, draft: complete, end }
}
