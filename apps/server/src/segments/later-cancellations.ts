import { Reservation, Source } from '@sextant/contract/emails/reservation'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database/transaction'
import { draftFrom } from './draft-from'
import { findCancellationMails } from './store'

type CancellationEmail = { readonly cancellation: SegmentDraft; readonly observedAt: string }

/** Cancellations that arrived before their booking: emails with its confirmation number, written after it. */
export async function laterCancellations(
  tx: Tx,
  observedAt: string,
  confirmation: string | null,
): Promise<readonly CancellationEmail[]> {
  if (confirmation === null) return []
  const mails = await findCancellationMails(tx, observedAt, confirmation)
  const source = Source.parse({ id: 'Email', name: 'Email', type: 'unknown' })
  return mails.flatMap(({ reservations, told_at }) =>
    z
      .array(Reservation)
      .parse(reservations)
      .filter(({ status, confirmation_no }) => status === 'cancelled' && confirmation_no === confirmation)
      .flatMap((reservation) => draftFrom(reservation, { source, convert: () => null }) ?? [])
      .map((cancellation) => ({ cancellation, observedAt: told_at })),
  )
}
