import type { Reservation } from '@sextant/contract/emails/reservation'
import type { EmailStatus } from '@sextant/contract/emails/schemas'

/** The minimum confidence of a certain reading. Bookings below it are reviewed by people. */
export const certainConfidence = 0.9

const incomplete: ReadonlySet<EmailStatus> = new Set(['Unrecognized', 'Partial'])

/** Whether a person has to review a reading: a booking is mentioned, but nothing certain was found, or it has gaps. */
export const needsReview = (status: EmailStatus, reservations: readonly Pick<Reservation, 'confidence'>[]): boolean =>
  incomplete.has(status) ||
  (status === 'Processed' && reservations.some(({ confidence }) => confidence < certainConfidence))
