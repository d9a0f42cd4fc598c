import type { Extraction } from '@sextant/contract/emails/reservation'
import type { EmailStatus } from '@sextant/contract/emails/schemas'

type Ending = Extract<EmailStatus, 'Processed' | 'Partial' | 'Unrecognized' | 'Failed' | 'No Travel Data'>
export type Verdict = { readonly status: Ending; readonly reason: string | null }

/**
 * How a read mail ends. What was found counts, even beside an error (Partial); an error and nothing found is a failure;
 * words that speak of a booking without telling it surely are not recognized; nothing at all is no travel data.
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
