import { sameness } from '@sextant/domain/segments/same'
import type { Tx } from '../platform/database/transaction'
import { draftOf } from './draft-of'
import { type Applied, mergeInto, type Origin } from './merge-into'
import { findObservationsOf } from './observations/store'
import { findFromEmail, type SegmentRow } from './store'

/**
 * Passes the price of a replaced traveler on to the replacement: if an email cancels one traveler's part of a leg and
 * books it for one new traveler without a price, the amount paid has not changed. Empty for any other email.
 * @param cancelled the segment that the email has cancelled
 */
export async function passOnPrice(
  tx: Tx,
  cancelled: string,
  { emailId, observedAt }: Pick<Origin, 'emailId' | 'observedAt'>,
): Promise<readonly Applied[]> {
  if (emailId === null) return []
  const rows = await findFromEmail(tx, emailId)
  const former = rows.find(({ id }) => id === cancelled)
  if (!former || former.price === null) return []
  const leg = rows.filter((row) => sameness(draftOf(former), draftOf(row), 'same') === 'exact')
  const [heir, ...others] = leg.filter(({ status }) => status === 'Active')
  const isOnlyOne = leg.filter(({ status }) => status === 'Cancelled').length === 1 && others.length === 0
  if (!heir || !isOnlyOne || heir.price !== null) return []
  const observed = (await findObservationsOf(tx, [{ id: heir.id, segment: draftOf(heir) }])).map(([, one]) => one)
  const own = observed.find(({ email_id }) => email_id === emailId)
  if (!own || observed.some(({ observed_at }) => observed_at < own.observed_at)) return []
  const segment = { ...own.segment, ...priceOf(former) }
  return [await mergeInto(tx, heir, segment, { emailId, observedAt, member: heir.member_id, ownerKey: heir.owner_key })]
}

function priceOf(row: SegmentRow) {
  const { price, currency, cents, rate_date } = draftOf(row)
  return { price, currency, cents, rate_date }
}
