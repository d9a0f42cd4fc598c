import { Reservation, Source } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { perTraveler } from '@sextant/domain/segments/per-traveler'
import { codesOf } from '@sextant/domain/segments/references'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database/transaction'
import { draftFrom } from './draft-from'
import { type BookingTerms, findCancellationMails } from './store'

/**
 * An email's cancellation of one leg; null if it cancels everything under its codes, or whatever its text says of that.
 */
export type LaterCancellation = {
  readonly emailId: string
  readonly cancellation: SegmentDraft | null
  readonly observedAt: string
  /** Folded. */
  readonly codes: readonly string[]
  readonly words: readonly string[]
}

/**
 * Cancellations that arrived before their booking: emails with one of its references that were written after it.
 * @param terms the booking's references, and which of them are new to it
 */
export async function laterCancellations(
  tx: Tx,
  observedAt: string,
  terms: Pick<BookingTerms, 'confirmation' | 'codes'> & { readonly fresh: readonly string[] },
): Promise<readonly LaterCancellation[]> {
  if (terms.codes.length === 0) return []
  const mails = await findCancellationMails(tx, observedAt, terms)
  const source = Source.parse({ id: 'Email', name: 'Email', type: 'unknown' })
  return mails.flatMap<LaterCancellation>(
    ({ id, reservations, cancelled_references, cancelled_words: words, observed_at }) => {
      const stated = z.array(Reservation).parse(reservations)
      const codes = cancelled_references.map(foldCode)
      const email = { emailId: id, observedAt: observed_at, codes, words }
      if (!stated.some(({ status }) => status === 'cancelled'))
        return codes.some((code) => terms.fresh.includes(code)) ? [{ ...email, cancellation: null }] : []
      return stated
        .filter(({ status }) => status === 'cancelled')
        .flatMap(perTraveler)
        .flatMap(({ reservation }) => draftFrom(reservation, { source, convert: () => null }) ?? [])
        .filter((draft) => codesOf(draft).some((code) => terms.codes.includes(code)))
        .map((cancellation) => ({ ...email, cancellation }))
    },
  )
}
