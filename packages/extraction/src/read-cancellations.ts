import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import {
  cancelledBesides,
  cancelledIn,
  cancelledReferences,
  cancelledWords,
} from './readers/prose/cancelled-references'

/** Maximum number of travelers' names kept with a cancellation's text. */
const maxNames = 10

/**
 * The references that an email cancels without further booking details, and the sentences that say so.
 * @param stated the reservations in its machine-readable data
 * @param reservations all that was read from it
 */
export function readCancellations(
  subject: string,
  texts: readonly string[],
  stated: readonly Reservation[],
  reservations: readonly Reservation[],
): Pick<Extraction, 'cancelled_references' | 'cancelled_words'> {
  const cancelled =
    reservations.length > 0
      ? cancelledBesides(subject, texts, reservations)
      : [...new Set([...cancelledIn(stated), ...cancelledReferences(subject, texts)])]
  if (cancelled.length === 0) return {}
  const words = [...cancelledWords(subject, texts), ...replacedFor(reservations)]
  return { cancelled_references: cancelled, cancelled_words: words }
}

/** Travelers whose cancelled booking an email replaces. Other travelers' bookings stand. */
const replacedFor = (reservations: readonly Reservation[]): string[] => {
  const names = new Set(reservations.flatMap(({ travelers }) => travelers.flatMap(({ name }) => name ?? [])))
  return names.size === 0 ? [] : [[...names].slice(0, maxNames).join(', ')]
}
