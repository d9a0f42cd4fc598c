import type { Reservation } from '@sextant/contract/emails/reservation'
import { isSamePerson } from './same'

/** Minimum confidence for free text to add travelers if a supplier's definition found none. */
const minSure = 0.75

/** Whether free text is sure of all travelers of a booking, from it or another one with the same number. */
export const hasSureTravelers = (
  { travelers, confirmation_no: own }: Reservation,
  fromText: readonly Reservation[],
): boolean =>
  travelers.every((one) =>
    fromText.some(
      (other) =>
        other.confidence >= minSure &&
        other.confirmation_no === own &&
        other.travelers.some((another) => isSamePerson(one, another)),
    ),
  )
