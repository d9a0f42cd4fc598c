import { inBookingOrder } from '@sextant/domain/segments/booking-order'
import { segmentCosts } from '@sextant/domain/segments/costs'
import { isInPrices, type PriceStated } from '@sextant/domain/segments/refunds-in-prices'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import { draftOf } from '../draft-of'
import { findObservationsOf } from '../observations/store'
import { presentSegment } from '../present'
import { findSegmentsOfBookings, type SegmentRow } from '../store'
import { findAmounts } from './amounts'

/**
 * Redivides the amounts of bookings among their segments, except refunds and costs of changes that the prices already
 * include. Returns the previous state of the segments whose cost changed; the caller reports them and sends
 * `segmentsChanged`.
 */
export async function settleBookings(tx: Tx, bookings: readonly string[]): Promise<readonly SegmentRow[]> {
  if (bookings.length === 0) return []
  const [rows, amounts] = [await findSegmentsOfBookings(tx, bookings), await findAmounts(tx, bookings)]
  const changed = new Set(
    amounts.flatMap(({ kind, email_id, booking_id }) =>
      (kind === 'refund' || kind === 'exchange') && email_id !== null ? booking_id : [],
    ),
  )
  const prices = await pricesOf(
    tx,
    rows.filter(({ booking_id }) => booking_id !== null && changed.has(booking_id)),
  )
  const costs = bookings.flatMap((booking) => {
    const segments = rows
      .filter(({ booking_id }) => booking_id === booking)
      .map(presentSegment)
      .toSorted(inBookingOrder)
    const bookingAmounts = amounts.filter((amount) => amount.booking_id === booking && !isInPrices(amount, prices))
    return [...segmentCosts(segments, bookingAmounts)].map(([id, cost]) => ({ id, ...cost }))
  })
  return await setCosts(tx, rows, costs)
}

/** The prices of segments as stated by emails. */
const pricesOf = async (tx: Tx, rows: readonly SegmentRow[]): Promise<readonly PriceStated[]> =>
  (
    await findObservationsOf(
      tx,
      rows.map((row) => ({ id: row.id, segment: draftOf(row) })),
    )
  ).map(([segment_id, { email_id, observed_at, segment }]) => ({ segment_id, email_id, observed_at, segment }))

type Cost = { readonly id: string; readonly charged_cents: number | null; readonly adjustment_cents: number }

async function setCosts(tx: Tx, rows: readonly SegmentRow[], costs: readonly Cost[]): Promise<readonly SegmentRow[]> {
  const before = new Map(rows.map((row) => [row.id, row]))
  const changed = costs.filter(({ id, charged_cents, adjustment_cents }) => {
    const row = before.get(id)
    const charged = row?.charged_cents ?? null
    return (
      (charged === null ? null : Number(charged)) !== charged_cents ||
      Number(row?.adjustment_cents) !== adjustment_cents
    )
  })
  if (changed.length === 0) return []
  await sql`update segments s
    set charged_cents = c.charged_cents, adjustment_cents = c.adjustment_cents, modified = now()
    from jsonb_to_recordset(${JSON.stringify(changed)}) c (id bigint, charged_cents bigint, adjustment_cents bigint)
    where s.team_id = ${tx.team} and s.id = c.id`.execute(tx.db)
  return changed.flatMap(({ id }) => before.get(id) ?? [])
}
