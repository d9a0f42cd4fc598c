import type { Booking, BookingAmount } from '@sextant/contract/segments/bookings'
import type { Segment } from '@sextant/contract/segments/schemas'
import { inBookingOrder } from '@sextant/domain/segments/booking-order'
import { sumDecimals } from '@sextant/domain/segments/decimal'
import { unitedReferences } from '@sextant/domain/segments/references'
import { taxesAndFees } from '@sextant/domain/segments/stated-amounts'
import type { Tx } from '../../platform/database/transaction'
import { may, type TeamCtx } from '../../platform/http/context'
import { presentSegment } from '../present'
import { findSegmentsOfBookings } from '../store'
import { findAmounts } from './amounts'
import { type BookingRow, findEmailsOfBookings } from './list-store'

/** Bookings as the API returns them to a caller, in the order of their rows. */
export async function presentBookings(ctx: TeamCtx, tx: Tx, rows: readonly BookingRow[]): Promise<readonly object[]> {
  const ids = rows.map(({ id }) => id)
  const segments = (await findSegmentsOfBookings(tx, ids)).map((row) => presentSegment({ ...row, evidence: {} }))
  const amounts = await findAmounts(tx, ids)
  const emails = await findEmailsOfBookings(tx, ids)
  const readsEmails = may(ctx, 'read-emails')
  return rows.map((row) => {
    const sources = emails.get(row.id) ?? []
    const bookingSegments = segments.filter(({ booking_id }) => booking_id === row.id)
    return {
      ...row,
      ...bookingOf(
        bookingSegments.toSorted(inBookingOrder),
        amounts.filter(({ booking_id }) => booking_id === row.id),
      ),
      email_ids: sources.map(({ id }) => id),
      emails: readsEmails ? sources : [],
    }
  })
}

function bookingOf(segments: readonly Segment[], amounts: readonly BookingAmount[]) {
  const money = totalOf(segments)
  return {
    status: segments.some(({ status }) => status === 'Active') ? 'Active' : 'Cancelled',
    references: unitedReferences(segments.flatMap(({ references }) => references)),
    travelers: travelersOf(segments),
    segments,
    ...money,
    taxes_and_fees: taxesAndFees(amounts, money.currency),
    amounts,
    cents: sumOf(segments.map(({ cents }) => cents)),
    net_cents: sumOf(segments.map(({ net_cents }) => net_cents)),
    booked_at: segments.flatMap(({ booked_at }) => booked_at ?? []).toSorted()[0] ?? null,
  }
}

function travelersOf(segments: readonly Segment[]): Booking['travelers'] {
  const all: Booking['travelers'] = segments.flatMap(({ member_id, member_name, travelers }) =>
    (member_id === null ? travelers : [member_name ?? '']).map((name) => ({ member_id, name })),
  )
  return all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at)
}

const keyOf = ({ member_id, name }: Booking['travelers'][number]): string => member_id ?? `name ${name}`

/** The sum of prices, if they are in one currency. */
function totalOf(segments: readonly Segment[]): Pick<Booking, 'total' | 'currency'> {
  const priced = segments.flatMap(({ price, currency }) => (price === null ? [] : [{ price, currency }]))
  const [currency = null, other] = new Set(priced.map((one) => one.currency))
  if (currency === null || other !== undefined) return { total: null, currency: null }
  const total = sumDecimals(priced.map(({ price }) => price))
  return { total, currency: total === null ? null : currency }
}

const sumOf = (values: readonly (number | null)[]): number | null => {
  const numbers = values.flatMap((value) => value ?? [])
  return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0)
}
