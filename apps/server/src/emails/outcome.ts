import type { Extraction } from '@sextant/contract/emails/reservation'
import type { EmailStatus } from '@sextant/contract/emails/schemas'

type FinalStatus = Extract<EmailStatus, 'Processed' | 'Partial' | 'Unrecognized' | 'Failed' | 'No Travel Data'>
export type Outcome = { readonly status: FinalStatus; readonly reason: string | null }

type Reading = Pick<
  Extraction,
  'reservations' | 'diagnostics' | 'cancelled_references' | 'amount_references' | 'corrected_names' | 'changed_times'
>

/** Diagnostics that mean more is booked than was read. */
const incompleteCodes: ReadonlySet<string> = new Set(['incomplete', 'reservation-limit'])

/** What is missing besides the bookings that were read, as a sentence; null if nothing is known to be missing. */
function missingText(diagnostics: Reading['diagnostics']): string | null {
  const failure = diagnostics.find(({ level }) => level === 'error')
  const [first, ...others] = diagnostics.filter(({ code }) => incompleteCodes.has(code))
  if (failure || !first) return failure?.message ?? null
  if (others.length === 0) return first.message
  return `${first.message} The same holds for ${others.length === 1 ? 'another booking' : `${others.length} other bookings`}.`
}

/**
 * The final status of an email. Bookings count even with an error, or alongside incomplete ones (Partial). An error
 * without bookings is Failed. Text about a booking that is incomplete, or could not be read reliably, is Unrecognized.
 * Anything else has no travel data, as far as its images were read. An email that only cancels references, or states
 * amounts for them, is Processed if any of them is known. If none is, the email says so, unless its amounts may be a
 * shop's.
 * @param segmentCount the segments that the email changed
 */
export function outcomeOf(reading: Reading, segmentCount = 0): Outcome {
  const { reservations, diagnostics, cancelled_references: cancelled = [], amount_references: paid = [] } = reading
  const failure = diagnostics.find(({ level }) => level === 'error')
  const refers = cancelled.length > 0 || paid.length > 0 || reading.corrected_names !== undefined
  if (reservations.length > 0 || (refers && segmentCount > 0)) {
    const missing = missingText(diagnostics)
    return missing === null ? { status: 'Processed', reason: null } : { status: 'Partial', reason: missing }
  }
  if (failure) return { status: 'Failed', reason: failure.message }
  if (cancelled.length > 0 || diagnostics.some(({ code }) => code === 'amounts-only')) {
    const verb = reading.changed_times ? 'Changes' : 'States amounts of'
    const what = cancelled.length > 0 ? `Cancels ${cancelled.join(', ')}` : `${verb} ${paid.join(', ')}`
    return { status: 'Unrecognized', reason: `${what}: no booking is known under this reference.` }
  }
  const incomplete =
    diagnostics.find(({ code }) => code === 'incomplete') ?? diagnostics.find(({ code }) => code === 'booking-unsure')
  if (incomplete) return { status: 'Unrecognized', reason: incomplete.message }
  const unreadImage = diagnostics.find(({ code }) => code === 'image-unread')
  return { status: 'No Travel Data', reason: unreadImage?.message ?? 'Nothing in it speaks of a booking.' }
}
