import type { Extraction } from '@sextant/contract/emails/reservation'
import type { EmailStatus } from '@sextant/contract/emails/schemas'

type Ending = Extract<EmailStatus, 'Processed' | 'Partial' | 'Unrecognized' | 'Failed' | 'No Travel Data'>
export type Verdict = { readonly status: Ending; readonly reason: string | null }

type Read = Pick<
  Extraction,
  'reservations' | 'diagnostics' | 'cancelled_references' | 'amount_references' | 'corrected_names'
>

/** Diagnostics that mean more is booked than was read. */
const gaps: ReadonlySet<string> = new Set(['incomplete', 'reservation-limit'])

/** What is missing besides the bookings that were read, as a sentence; null if nothing is known to be missing. */
function gapIn(diagnostics: Read['diagnostics']): string | null {
  const broken = diagnostics.find(({ level }) => level === 'error')
  const [first, ...others] = diagnostics.filter(({ code }) => gaps.has(code))
  if (broken || !first) return broken?.message ?? null
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
export function verdictOf(read: Read, segmentCount = 0): Verdict {
  const { reservations, diagnostics, cancelled_references: cancelled = [], amount_references: paid = [] } = read
  const broken = diagnostics.find(({ level }) => level === 'error')
  const refers = cancelled.length > 0 || paid.length > 0 || read.corrected_names !== undefined
  if (reservations.length > 0 || (refers && segmentCount > 0)) {
    const gap = gapIn(diagnostics)
    return gap === null ? { status: 'Processed', reason: null } : { status: 'Partial', reason: gap }
  }
  if (broken) return { status: 'Failed', reason: broken.message }
  if (cancelled.length > 0 || diagnostics.some(({ code }) => code === 'amounts-only')) {
    const what = cancelled.length > 0 ? `Cancels ${cancelled.join(', ')}` : `States amounts of ${paid.join(', ')}`
    return { status: 'Unrecognized', reason: `${what}: no booking is known under this reference.` }
  }
  const unsure =
    diagnostics.find(({ code }) => code === 'incomplete') ?? diagnostics.find(({ code }) => code === 'booking-unsure')
  if (unsure) return { status: 'Unrecognized', reason: unsure.message }
  const unread = diagnostics.find(({ code }) => code === 'image-unread')
  return { status: 'No Travel Data', reason: unread?.message ?? 'Nothing in it speaks of a booking.' }
}
