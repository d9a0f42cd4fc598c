import { sameness } from '@sextant/domain/segments/same'
import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction'
import { draftOf } from './draft-of'
import { type Applied, mergeInto, type Origin } from './merge-into'
import { findObservationsOf } from './observations/store'
import { findFromEmail, type SegmentRow } from './store'

/**
 * Passes the price of a cancelled segment on to what its email books in its place without a price: to the traveler who
 * replaces another one on the same leg, or to the same traveler's leg under a reference of its own. What was paid has
 * not changed, unless the email refunds something. Empty for any other email.
 * @param cancelled the segment that the email has cancelled
 */
export async function passOnPrice(tx: Tx, cancelled: string, origin: Source): Promise<readonly Applied[]> {
  const { emailId } = origin
  if (emailId === null) return []
  const rows = await findFromEmail(tx, emailId)
  const former = rows.find(({ id }) => id === cancelled)
  if (!former || former.price === null) return []
  const applied: Applied[] = []
  for (const [before, heir] of heirsOf(former, rows)) {
    if (before.price === null || heir.price !== null || !(await isFirstOf(tx, heir, emailId))) continue
    if (heir.owner_key === before.owner_key && (await refunds(tx, emailId))) continue
    applied.push(...(await inherit(tx, heir, before, origin)))
  }
  return applied
}

type Source = Pick<Origin, 'emailId' | 'observedAt'>

type Heir = readonly [former: SegmentRow, heir: SegmentRow]

/** Who takes the place of another traveler on a leg, or else the legs that replace those of the same traveler. */
function heirsOf(former: SegmentRow, rows: readonly SegmentRow[]): readonly Heir[] {
  const leg = rows.filter((row) => sameness(draftOf(former), draftOf(row), 'same') === 'exact')
  const [heir, ...others] = leg.filter(({ status }) => status === 'Active')
  const isOnlyOne = leg.filter(({ status }) => status === 'Cancelled').length === 1 && others.length === 0
  return isOnlyOne && heir ? [[former, heir]] : successorsOf(former, rows)
}

/** The legs of the same traveler, each at the place of a former one, if there are as many as before. */
function successorsOf({ owner_key, type }: SegmentRow, rows: readonly SegmentRow[]): readonly Heir[] {
  const own = rows
    .filter((row) => row.owner_key === owner_key && row.type === type)
    .toSorted((a, b) => ((a.start_datetime ?? '') < (b.start_datetime ?? '') ? -1 : 1))
  const [before = [], after = []] = ['Cancelled', 'Active'].map((wanted) =>
    own.filter(({ status }) => status === wanted),
  )
  if (before.length !== after.length) return []
  return before.flatMap((one, at): Heir[] => (after[at] ? [[one, after[at]]] : []))
}

/** Whether no other email has written of a segment before. */
async function isFirstOf(tx: Tx, heir: SegmentRow, emailId: string): Promise<boolean> {
  const observed = (await findObservationsOf(tx, [{ id: heir.id, segment: draftOf(heir) }])).map(([, one]) => one)
  const own = observed.find(({ email_id }) => email_id === emailId)
  return own !== undefined && !observed.some(({ observed_at }) => observed_at < own.observed_at)
}

/** Whether an email states a refund. */
async function refunds(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`select from emails
    where team_id = ${tx.team} and id = ${email} and stated_amounts -> 'amounts' @> '[{"kind": "refund"}]'`.execute(
    tx.db,
  )
  return rows.length > 0
}

async function inherit(tx: Tx, heir: SegmentRow, former: SegmentRow, origin: Source): Promise<readonly Applied[]> {
  const { emailId, observedAt } = origin
  const observed = (await findObservationsOf(tx, [{ id: heir.id, segment: draftOf(heir) }])).map(([, one]) => one)
  const own = observed.find(({ email_id }) => email_id === emailId)
  if (!own) return []
  const segment = { ...own.segment, ...priceOf(former) }
  return [await mergeInto(tx, heir, segment, { emailId, observedAt, member: heir.member_id, ownerKey: heir.owner_key })]
}

function priceOf(row: SegmentRow) {
  const { price, currency, cents, rate_date } = draftOf(row)
  return { price, currency, cents, rate_date }
}
