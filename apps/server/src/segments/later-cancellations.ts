import { Reservation, Source } from '@sextant/contract/emails/reservation'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import * as z from 'zod/mini'
import type { Tx } from '../platform/database/transaction'
import { draftFrom } from './draft-from'
import { findCancellationMails } from './store'

type Told = { readonly cancellation: SegmentDraft; readonly toldAt: string }

/** Cancellations that came before the booking they cancel: mails under its number, written after it. */
export async function laterCancellations(
  tx: Tx,
  toldAt: string,
  confirmation: string | null,
): Promise<readonly Told[]> {
  if (confirmation === null) return []
  const mails = await findCancellationMails(tx, toldAt, confirmation)
  const source = Source.parse({ id: 'Email', name: 'Email', type: 'unknown' })
  return mails.flatMap(({ reservations, told_at }) =>
    z
      .array(Reservation)
      .parse(reservations)
      .filter(({ status, confirmation_no }) => status === 'cancelled' && confirmation_no === confirmation)
      .flatMap((reservation) => draftFrom(reservation, { source, convert: () => null }) ?? [])
      .map((cancellation) => ({ cancellation, toldAt: told_at })),
  )
}
