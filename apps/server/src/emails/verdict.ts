import type { Extraction } from '@sextant/contract/emails/reservation'
import type { EmailStatus } from '@sextant/contract/emails/schemas'

type Ending = Extract<EmailStatus, 'Processed' | 'Partial' | 'Failed' | 'No Travel Data'>
export type Verdict = { readonly status: Ending; readonly reason: string | null }

/**
 * How a read mail ends. What was found counts, even beside an error (Partial); an error and nothing found is a failure;
 * nothing at all is no travel data.
 */
export function verdictOf({
  reservations,
  diagnostics,
}: Pick<Extraction, 'reservations' | 'diagnostics'>): Verdict {
  const broken = diagnostics.find(({ level }) => level === 'error')
  if (reservations.length > 0) {
    return broken ? { status: 'Partial', reason: broken.message } : { status: 'Processed', reason: null }
  }
  return broken ? { status: 'Failed', reason: broken.message } : { status: 'No Travel Data', reason: null }
}
