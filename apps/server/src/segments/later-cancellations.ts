import { Reservation, Source } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { perTraveler } from '@sextant/domain/segments/per-traveler'
import { codesOf } from '@sextant/domain/segments/references'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database/transaction'
import { draftFrom } from './draft-from'
import { type BookingTerms, findCancellationMails } from './store'

/** `all`: the email cancels everything under one of the booking's references. */
export type LaterCancellation = {
  readonly emailId: string
  readonly cancellation: SegmentDraft | 'all'
  readonly observedAt: string
}

/** Cancellations that arrived before their booking: emails with one of its references, written after it. */
export async function laterCancellations(
  tx: Tx,
  observedAt: string,
  terms: Pick<BookingTerms, 'confirmation' | 'codes'>,
): Promise<readonly LaterCancellation[]> {
  if (terms.codes.length === 0) return []
  const mails = await findCancellationMails(tx, observedAt, terms)
  const source = Source.parse({ id: 'Email', name: 'Email', type: 'unknown' })
  return mails.flatMap(({ id, reservations, cancelled_references, observed_at }) => {
    const told = z.array(Reservation).parse(reservations)
    const all: LaterCancellation[] =
      told.length === 0 && cancelled_references.some((code) => terms.codes.includes(foldCode(code)))
        ? [{ emailId: id, cancellation: 'all', observedAt: observed_at }]
        : []
    const drafts = told
      .filter(({ status }) => status === 'cancelled')
      .flatMap(perTraveler)
      .flatMap(({ reservation }) => draftFrom(reservation, { source, convert: () => null }) ?? [])
      .filter((draft) => codesOf(draft).some((code) => terms.codes.includes(code)))
    return [...all, ...drafts.map((cancellation) => ({ emailId: id, cancellation, observedAt: observed_at }))]
  })
}
