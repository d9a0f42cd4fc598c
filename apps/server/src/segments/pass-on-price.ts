import type { EmailObservation } from '@sextant/domain/segments/observations'
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
export async function passOnPrice(
  tx: Tx,
  cancelled: string,
  { emailId, observedAt }: Source,
): Promise<readonly Applied[]> {
  if (emailId === null) return []
  const rows = await findFromEmail(tx, emailId)
  const found = await findObservationsOf(
    tx,
    rows.map((row) => ({ id: row.id, segment: draftOf(row) })),
  )
  const parts = rows.flatMap((row) => {
    const observed = found.flatMap(([id, one]) => (id === row.id ? [one] : []))
    const stated = observed.find(({ email_id }) => email_id === emailId)
    return stated
      ? [{ row, stated, isNew: observed.every(({ observed_at }) => observed_at >= stated.observed_at) }]
      : []
  })
  const former = parts.find(({ row }) => row.id === cancelled)
  const applied: Applied[] = []
  for (const [before, successor] of former ? successionsOf(former, parts) : []) {
    if (before.row.price === null || successor.row.price !== null || !successor.isNew) continue
    if (successor.row.owner_key === before.row.owner_key && (await refunds(tx, emailId))) continue
    const segment = { ...successor.stated.segment, ...priceOf(before.row) }
    const { member_id: member, owner_key: ownerKey } = successor.row
    applied.push(await mergeInto(tx, successor.row, segment, { emailId, observedAt, member, ownerKey }))
  }
  return applied
}

/** A segment, what the email stated about it, and whether no other email has written of it before. */
type Part = { readonly row: SegmentRow; readonly stated: EmailObservation; readonly isNew: boolean }

type Source = Pick<Origin, 'emailId' | 'observedAt'>

type Succession = readonly [former: Part, successor: Part]

const statedAs = (parts: readonly Part[], status: SegmentRow['status']): readonly Part[] =>
  parts.filter(({ stated }) => stated.segment.status === status)

/** Who takes the place of another traveler on a leg, or else the legs that replace those of the same traveler. */
function successionsOf(former: Part, parts: readonly Part[]): readonly Succession[] {
  const leg = parts.filter(({ row }) => sameness(draftOf(former.row), draftOf(row), 'same') === 'exact')
  const [successor, ...others] = statedAs(leg, 'Active')
  const isOnlyOne = statedAs(leg, 'Cancelled').length === 1 && others.length === 0
  return isOnlyOne && successor ? [[former, successor]] : successorsOf(former, parts)
}

/** The legs of the same traveler, each at the place of a former one, if there are as many as before. */
function successorsOf({ row: { owner_key, type } }: Part, parts: readonly Part[]): readonly Succession[] {
  const legs = parts
    .filter(({ row }) => row.owner_key === owner_key && row.type === type)
    .toSorted((a, b) => ((a.row.start_datetime ?? '') < (b.row.start_datetime ?? '') ? -1 : 1))
  const [before, after] = [statedAs(legs, 'Cancelled'), statedAs(legs, 'Active')]
  if (before.length !== after.length) return []
  return before.flatMap((one, at): Succession[] => (after[at] ? [[one, after[at]]] : []))
}

/** Whether an email states a refund. */
async function refunds(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`select from emails
    where team_id = ${tx.team} and id = ${email} and stated_amounts -> 'amounts' @> '[{"kind": "refund"}]'`.execute(
    tx.db,
  )
  return rows.length > 0
}

function priceOf(row: SegmentRow) {
  const { price, currency, cents, rate_date } = draftOf(row)
  return { price, currency, cents, rate_date }
}
