import type { AmountEdit, AmountEntry, BookingAmount } from '@sextant/contract/segments/bookings'
import { hasFolio } from '@sextant/domain/segments/costs'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import { byCaller } from '../history/cause'
import { presentSegment } from '../present'
import { pricesIn } from '../prices/renewed-rates'
import { reportUpdated } from '../report-changes'
import { segmentsChanged } from '../signals'
import { findSegmentsOfBookings, type SegmentRow } from '../store'
import { settleBookings } from './settle-bookings'

/** The segments of a booking. Rejects an unknown booking (404). */
export async function segmentsOf(tx: Tx, booking: string): Promise<readonly SegmentRow[]> {
  const rows = await findSegmentsOfBookings(tx, [booking])
  return rows.length > 0 ? rows : refuse('not_found')
}

/** Rejects an amount for a segment that the booking does not have, or an invoice for something that has none (422). */
export function checkScope(rows: readonly SegmentRow[], { kind, segment_id }: AmountEdit): void {
  const scope = segment_id ? rows.filter(({ id }) => id === segment_id) : rows
  if (scope.length === 0) refuseFields({ segment_id: ['The booking has no such segment.'] })
  if (kind === 'folio' && !scope.map(presentSegment).some(hasFolio))
    refuseFields({ kind: ['Only stays and rentals have a folio.'] })
}

type Money = Pick<AmountEntry, 'amount' | 'currency'> & { readonly day: string }

/** The columns of an amount, with its value in the reporting currency at the rates of its day. */
export async function convertedAmount(tx: Tx, { amount, currency, day }: Money) {
  const converted = (await pricesIn(tx))(amount, currency, day)
  return { amount, currency, day, cents: converted?.cents.toString() ?? null, rate_date: converted?.rate_date ?? null }
}

type Change = { readonly action: string; readonly before?: BookingAmount; readonly after?: BookingAmount }

/**
 * Records the effects of a changed amount: the costs of its booking's segments, their events and history, and the
 * audit.
 */
export async function recordAmount(ctx: TeamCtx, tx: Tx, booking: string, change: Change): Promise<void> {
  const ownerKeys = await settleBookings(tx, [booking])
  await reportUpdated(tx, ownerKeys, byCaller(ctx))
  if (ownerKeys.length > 0)
    await segmentsChanged.send(ctx, tx, { ownerKeys: [...new Set(ownerKeys.map(({ owner_key }) => owner_key))] })
  const { action, before, after } = change
  await recordAudit(tx, ctx, {
    action,
    target: `booking:${booking}`,
    ...(before && { before: auditedOf(before) }),
    ...(after && { after: auditedOf(after) }),
  })
}

const auditedOf = ({ id, kind, amount, currency, day, segment_id, note }: BookingAmount): Partial<BookingAmount> => ({
  id,
  kind,
  amount,
  currency,
  day,
  segment_id,
  note,
})
