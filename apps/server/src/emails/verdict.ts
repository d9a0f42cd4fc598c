import type { Extraction } from '@sextant/contract/emails/reservation'
import type { EmailStatus } from '@sextant/contract/emails/schemas'

type Ending = Extract<EmailStatus, 'Processed' | 'Partial' | 'Unrecognized' | 'Failed' | 'No Travel Data'>
export type Verdict = { readonly status: Ending; readonly reason: string | null }

/**
 * The final status of an email. Bookings count even with an error (Partial); an error without bookings is Failed; text
 * about a booking that could not be read reliably is Unrecognized; anything else has no travel data.
 */
export function verdictOf({ reservations, diagnostics }: Pick<Extraction, 'reservations' | 'diagnostics'>): Verdict {
  const broken = diagnostics.find(({ level }) => level === 'error')
  if (reservations.length > 0) {
    return broken ? { status: 'Partial', reason: broken.message } : { status: 'Processed', reason: null }
  }
  if (broken) return { status: 'Failed', reason: broken.message }
  const doubt = diagnostics.find(({ code }) => code === 'booking-unsure')
  return doubt ? { status: 'Unrecognized', reason: doubt.message } : { status: 'No Travel Data', reason: null }
}
