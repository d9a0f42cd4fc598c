import type { Extraction } from '@sextant/contract/emails/reservation'
import type { EmailStatus } from '@sextant/contract/emails/schemas'

type Ending = Extract<EmailStatus, 'Processed' | 'Partial' | 'Unrecognized' | 'Failed' | 'No Travel Data'>
export type Verdict = { readonly status: Ending; readonly reason: string | null }

type Read = Pick<Extraction, 'reservations' | 'diagnostics' | 'cancelled_references'>

/**
 * The final status of an email. Bookings count even with an error (Partial); an error without bookings is Failed; text
 * about a booking that could not be read reliably is Unrecognized; anything else has no travel data. An email that only
 * cancels references is Processed if any of them is known, and says so if none is.
 * @param segmentCount the segments that the email changed
 */
export function verdictOf({ reservations, diagnostics, cancelled_references = [] }: Read, segmentCount = 0): Verdict {
  const broken = diagnostics.find(({ level }) => level === 'error')
  const cancels = cancelled_references.length > 0
  if (reservations.length > 0 || (cancels && segmentCount > 0)) {
    return broken ? { status: 'Partial', reason: broken.message } : { status: 'Processed', reason: null }
  }
  if (broken) return { status: 'Failed', reason: broken.message }
  const doubt = diagnostics.find(({ code }) => code === 'booking-unsure')
  if (cancels) {
    const reason = `Cancels ${cancelled_references.join(', ')}: no booking is known under this reference.`
    return { status: 'Unrecognized', reason }
  }
  return doubt ? { status: 'Unrecognized', reason: doubt.message } : { status: 'No Travel Data', reason: null }
}
