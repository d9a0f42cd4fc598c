import type { Reservation } from '@sextant/contract/emails/reservation'
import type { EmailStatus } from '@sextant/contract/emails/schemas'

/** The confidence from which a reading is certain; bookings below it are reviewed by people. */
export const certainConfidence = 0.9

const incomplete: ReadonlySet<EmailStatus> = new Set(['Unrecognized', 'Partial'])

/** Whether a person has to look at a reading: nothing certain was found where a booking is spoken of, or with gaps. */
export const needsReview = (status: EmailStatus, reservations: readonly Pick<Reservation, 'confidence'>[]): boolean =>
  incomplete.has(status) ||
  (status === 'Processed' && reservations.some(({ confidence }) => confidence < certainConfidence))
