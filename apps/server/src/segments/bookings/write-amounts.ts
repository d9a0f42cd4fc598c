import type { StatedAmount } from '@sextant/contract/emails/stated-amounts'
import type { BookingAmount } from '@sextant/contract/segments/bookings'
import { foldCode } from '@sextant/domain/kit/fold'
import { priceText } from '@sextant/domain/kit/money-text'
import { amountLabels } from '@sextant/domain/segments/amount-labels'
import {
  isAmount,
  type Payable,
  segmentOf,
  segmentOfTraveler,
  statedAgain,
} from '@sextant/domain/segments/stated-amounts'
import { sql } from 'kysely'
import { insertEmailEvents, type NewEvent } from '../../emails'
import type { Tx } from '../../platform/database/transaction'
import { draftOf } from '../draft-of'
import { pricesIn } from '../prices/renewed-rates'
import { findSegments } from '../store'
import { findAmounts, insertAmount, setAmount } from './amounts'
import { claimPrices } from './claim-prices'
import { findByCodes } from './store'
import { deleteWaiting, findWaiting, type Waiting } from './waiting-amounts'

/** The bookings that have new amounts, and the owners of segments that have new prices. */
type Claimed = { readonly bookings: readonly string[]; readonly ownerKeys: readonly string[] }

/**
 * Writes the amounts waiting for these segments to their bookings, and the prices to the segments. Amounts that match
 * several bookings keep waiting, since nothing says which one they belong to. So do those of an email with a price
 * whose reference is not known yet.
 */
export async function claimAmounts(tx: Tx, segments: readonly string[]): Promise<Claimed> {
  if (segments.length === 0) return { bookings: [], ownerKeys: [] }
  const written: string[] = []
  const done: string[] = []
  const ownerKeys: string[] = []
  for (const one of await findWaiting(tx, segments)) {
    const { applied, isComplete } = await claimPrices(tx, one)
    ownerKeys.push(...applied.flatMap((change) => change.ownerKeys))
    const rows = await writeOfRows(tx, one)
    written.push(...rows.bookings)
    const amounts = one.amounts.filter((stated) => isAmount(stated)).filter(({ reference }) => reference === undefined)
    const payable = payableFor(amounts, one)
    const [booking, other] = new Set(payable.map(({ booking_id }) => booking_id))
    const { email_id: email, day, is_linked } = one
    const isOne = typeof booking === 'string' && other === undefined
    const columns = { segments: payable, is_linked, amounts, day, source: 'email', email } as const
    const isWritten = isOne && (await writeAmounts(tx, { booking, ...columns }))
    if (isOne && amounts.length > 0) written.push(booking)
    const isDone = isComplete && rows.isComplete && (isOne || amounts.length === 0)
    if (isDone) done.push(email)
    // An email that keeps waiting is claimed again with each change of its segments, and then adds nothing.
    const isStated = isDone ? isOne : isWritten
    const stated = one.amounts.filter((amount) =>
      isAmount(amount) ? (amount.reference === undefined ? isStated : rows.bookings.length > 0) : applied.length > 0,
    )
    if (stated.length > 0) await insertEmailEvents(tx, email, [claimedEvent(stated, booking ?? null)])
  }
  if (done.length > 0) await deleteWaiting(tx, done)
  return { bookings: [...new Set(written)], ownerKeys: [...new Set(ownerKeys)] }
}

/** The segments that amounts may belong to: those that an exchange books, if it cancels another booking for them. */
function payableFor(amounts: readonly StatedAmount[], { segments, is_linked }: Waiting): Waiting['segments'] {
  const booked = segments.filter(({ status }) => status !== 'Cancelled')
  const isExchange =
    is_linked && amounts.length > 0 && amounts.every(({ kind }) => kind === 'exchange' || kind === 'service_fee')
  return isExchange && booked.length > 0 ? booked : segments
}

/** Writes the amounts in the rows of an invoice, each to the booking whose reference its row has. */
async function writeOfRows(
  tx: Tx,
  { email_id: email, day, amounts }: Waiting,
): Promise<{ readonly bookings: readonly string[]; readonly isComplete: boolean }> {
  const bookings: string[] = []
  let isComplete = true
  for (const { reference, ...stated } of amounts.filter((one) => isAmount(one))) {
    if (reference === undefined) continue
    const rows = await findSegments(tx, await findByCodes(tx, [foldCode(reference)]))
    const segments = rows.map((row) => ({ id: row.id, type: draftOf(row).type, travelers: row.travelers }))
    const [booking, other] = new Set(rows.map(({ booking_id }) => booking_id))
    if (typeof booking !== 'string' || other !== undefined) isComplete = false
    else {
      const columns = { segments, is_linked: false, amounts: [stated], day, source: 'email', email } as const
      if (await writeAmounts(tx, { booking, ...columns })) bookings.push(booking)
    }
  }
  return { bookings, isComplete }
}

const claimedEvent = (amounts: Waiting['amounts'], booking_id: string | null): NewEvent => ({
  type: 'segment_updated',
  message: `Amounts of a booking: ${amounts.map(textOf).join(', ')}.`,
  detail: { booking_id },
})

const textOf = (stated: Waiting['amounts'][number]): string =>
  stated.kind === 'time'
    ? `New time ${[stated.day ?? [], stated.time ?? []].flat().join(' ')}`
    : `${isAmount(stated) ? amountLabels[stated.kind] : 'Price'} ${priceText(stated.amount, stated.currency)}`

type StatedAmounts = Pick<Waiting, 'is_linked' | 'day'> & {
  readonly segments: readonly Payable[]
  readonly amounts: readonly StatedAmount[]
  readonly booking: string
  readonly source: BookingAmount['source']
  readonly email: string | null
}

/**
 * Adds amounts to a booking, except those it already has. Returns whether any was added or changed; the caller must
 * then redivide its costs.
 */
export async function writeAmounts(
  tx: Tx,
  { booking, segments, is_linked, amounts, day, source, email }: StatedAmounts,
): Promise<boolean> {
  const convert = await pricesIn(tx)
  let isChanged = false
  for (const stated of amounts) {
    const only = segmentOf(stated.kind, segments)
    if (only === undefined) continue
    // The segments known by a reference so far may not be all of them.
    const segment_id = segmentOfTraveler(stated, segments) ?? (is_linked ? only : null)
    const existing = await findAmounts(tx, [booking])
    // A person has corrected what the email states.
    if (email !== null && existing.some(({ kind, email_id }) => kind === stated.kind && email_id === email)) continue
    const duplicate = statedAgain(existing, { ...stated, segment_id, day })
    const converted = convert(stated.amount, stated.currency, duplicate?.changes.day ?? day)
    const money = { cents: converted?.cents.toString() ?? null, rate_date: converted?.rate_date ?? null }
    if (!duplicate) {
      const columns = { booking_id: booking, segment_id, day, source, email_id: email, note: null }
      const { kind, amount, currency } = stated
      await insertAmount(tx, { kind, amount, currency, ...columns, ...money })
      isChanged = true
    } else if (Object.keys(duplicate.changes).length > 0 && duplicate.known.source !== 'person') {
      await setAmount(tx, duplicate.known.id, {
        ...duplicate.changes,
        ...(duplicate.changes.day !== undefined && money),
      })
      isChanged = true
    }
  }
  return isChanged
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
