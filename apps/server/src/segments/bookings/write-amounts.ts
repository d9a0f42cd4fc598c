import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import type { BookingAmount } from '@sextant/contract/segments/bookings'
import { priceText } from '@sextant/domain/kit/money-text'
import { amountLabels } from '@sextant/domain/segments/amount-labels'
import { type Payable, segmentOf, statedAgain } from '@sextant/domain/segments/stated-amounts'
import { sql } from 'kysely'
import { insertEmailEvents } from '../../emails'
import type { Tx } from '../../platform/database/transaction'
import { pricesIn } from '../prices/renewed-rates'
import { findAmounts, insertAmount, setAmount } from './amounts'
import { deleteWaiting, findWaiting, type Waiting } from './waiting-amounts'

/**
 * Writes the amounts waiting for these segments to their bookings. Amounts that match several bookings keep waiting,
 * since nothing says which one they belong to. Returns the bookings that have new amounts.
 */
export async function claimAmounts(tx: Tx, segments: readonly string[]): Promise<readonly string[]> {
  if (segments.length === 0) return []
  const found = (await findWaiting(tx, segments)).flatMap((one) => {
    const [booking, other] = new Set(one.segments.map(({ booking_id }) => booking_id))
    return booking && other === undefined ? [{ ...one, booking }] : []
  })
  for (const { email_id, day, amounts, segments: payable, is_linked, booking } of found) {
    await writeAmounts(tx, { booking, segments: payable, is_linked, amounts, day, source: 'email', email: email_id })
    await insertEmailEvents(tx, email_id, [
      {
        type: 'segment_updated',
        message: `Amounts of a booking: ${amounts.map(textOf).join(', ')}.`,
        detail: { booking_id: booking },
      },
    ])
  }
  if (found.length > 0)
    await deleteWaiting(
      tx,
      found.map(({ email_id }) => email_id),
    )
  return [...new Set(found.map(({ booking }) => booking))]
}

const textOf = ({ kind, amount, currency }: StatedAmount): string =>
  `${amountLabels[kind]} ${priceText(amount, currency)}`

type StatedAmounts = Pick<Waiting, 'is_linked' | 'day'> & {
  readonly segments: readonly Payable[]
  readonly amounts: readonly StatedAmount[]
  readonly booking: string
  readonly source: BookingAmount['source']
  readonly email: string | null
}

/** Adds amounts to a booking, except those it already has. The caller must redivide its costs. */
export async function writeAmounts(
  tx: Tx,
  { booking, segments, is_linked, amounts, day, source, email }: StatedAmounts,
): Promise<void> {
  const convert = await pricesIn(tx)
  for (const stated of amounts) {
    const only = segmentOf(stated.kind, segments)
    if (only === undefined) continue
    // The segments known by a reference so far may not be all of them.
    const segment_id = is_linked ? only : null
    const existing = await findAmounts(tx, [booking])
    // A person has corrected what the email states.
    if (email !== null && existing.some(({ kind, email_id }) => kind === stated.kind && email_id === email)) continue
    const duplicate = statedAgain(existing, { ...stated, segment_id, day })
    const converted = convert(stated.amount, stated.currency, duplicate?.changes.day ?? day)
    const money = { cents: converted?.cents.toString() ?? null, rate_date: converted?.rate_date ?? null }
    if (!duplicate) {
      const columns = { booking_id: booking, segment_id, day, source, email_id: email, note: null }
      await insertAmount(tx, { ...stated, ...columns, ...money })
    } else if (Object.keys(duplicate.changes).length > 0 && duplicate.known.source !== 'person')
      await setAmount(tx, duplicate.known.id, {
        ...duplicate.changes,
        ...(duplicate.changes.day !== undefined && money),
      })
  }
}

/**
 * Applies the amounts of an email to the whole booking, because further segments that the email is about arrived after
 * it. A final invoice covers only stays and rentals.
 */
export async function widenAmounts(tx: Tx, email: string): Promise<void> {
  await sql`update booking_amounts a set segment_id = null
    where a.team_id = ${tx.team} and a.email_id = ${email} and a.source = 'email' and a.segment_id is not null
      and exists (select from segment_mails m join segments s on s.team_id = m.team_id and s.id = m.segment_id
        where m.team_id = a.team_id and m.email_id = a.email_id and m.segment_id <> a.segment_id
          and (a.kind <> 'folio' or s.type in ('hotel', 'car')))`.execute(tx.db)
}
