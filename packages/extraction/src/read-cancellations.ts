import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import {
  cancelledBesides,
  cancelledIn,
  cancelledReferences,
  cancelledWords,
} from './readers/prose/cancelled-references'

/**
 * The references that an email cancels without telling more of their bookings, and the sentences that say so.
 * @param stated what its data for machines tells
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
  return cancelled.length === 0
    ? {}
    : { cancelled_references: cancelled, cancelled_words: cancelledWords(subject, texts) }
}
