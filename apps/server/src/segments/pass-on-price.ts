import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { EmailObservation } from '@sextant/domain/segments/observations'
import { withPriceOf, withSharesOf } from '@sextant/domain/segments/rerouted'
import { sameness } from '@sextant/domain/segments/same'
import { withoutValues } from '@sextant/domain/segments/stated-values'
import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction'
import { draftOf } from './draft-of'
import { type AppliedChange, mergeInto, type Origin } from './merge-into'
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
): Promise<readonly AppliedChange[]> {
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
  const applied: AppliedChange[] = []
  for (const { before, price, successor } of former ? successionsOf(former, parts) : []) {
    if (price.price === null || successor.row.price !== null || !successor.isNew) continue
    if (successor.row.owner_key === before.row.owner_key && (await refunds(tx, emailId))) continue
    const segment = { ...successor.stated.segment, ...price }
    const { member_id: member, owner_key: ownerKey } = successor.row
    applied.push(await mergeInto(tx, successor.row, segment, { emailId, observedAt, member, ownerKey }))
  }
  return applied
}

/** A segment, what the email stated about it, and whether no other email has written of it before. */
type Part = { readonly row: SegmentRow; readonly stated: EmailObservation; readonly isNew: boolean }

type Source = Pick<Origin, 'emailId' | 'observedAt'>

/** What takes the place of a cancelled part, and the price that it gets. */
type Succession = { readonly before: Part; readonly price: Price; readonly successor: Part }

type Price = Pick<SegmentDraft, 'price' | 'currency' | 'cents' | 'rate_date'>

const statedAs = (parts: readonly Part[], status: SegmentRow['status']): readonly Part[] =>
  parts.filter(({ stated }) => stated.segment.status === status)

/** Who takes the place of another traveler on a leg, or else the legs that replace those of the same traveler. */
function successionsOf(former: Part, parts: readonly Part[]): readonly Succession[] {
  const leg = parts.filter(({ row }) => sameness(draftOf(former.row), draftOf(row), 'same') === 'exact')
  const [successor, ...others] = statedAs(leg, 'Active')
  const isOnlyOne = statedAs(leg, 'Cancelled').length === 1 && others.length === 0
  return isOnlyOne && successor
    ? [{ before: former, price: priceOf(former.row), successor }]
    : successorsOf(former, parts)
}

/**
 * The legs of the same traveler: each at the place of a former one if there are as many as before, else those that
 * share the price of all former ones.
 */
function successorsOf(former: Part, parts: readonly Part[]): readonly Succession[] {
  const { owner_key, type } = former.row
  const legs = parts
    .filter(({ row }) => row.owner_key === owner_key && row.type === type)
    .toSorted((a, b) => ((a.row.start_datetime ?? '') < (b.row.start_datetime ?? '') ? -1 : 1))
  const [before, after] = [statedAs(legs, 'Cancelled'), statedAs(legs, 'Active')]
  if (before.length !== after.length) return rebookedAs(former, before, after)
  return before.flatMap((one, at): Succession[] =>
    after[at] ? [{ before: one, price: priceOf(one.row), successor: after[at] }] : [],
  )
}

/** A journey that became another number of legs, which share its price. */
function rebookedAs(former: Part, before: readonly Part[], after: readonly Part[]): readonly Succession[] {
  if (former.row.type !== 'air' && former.row.type !== 'rail') return []
  const journey = withPriceOf(
    withoutValues(draftOf(former.row)),
    before.map(({ row }) => draftOf(row)),
  )
  const shares = withSharesOf(
    after.map(({ row }) => draftOf(row)),
    journey,
  )
  return after.flatMap((successor, at): Succession[] => {
    const share = shares?.[at]
    return share ? [{ before: former, price: pick(share), successor }] : []
  })
}

/** Whether an email states a refund. */
async function refunds(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`select from emails
    where team_id = ${tx.team} and id = ${email} and stated_amounts -> 'amounts' @> '[{"kind": "refund"}]'`.execute(
    tx.db,
  )
  return rows.length > 0
}

const priceOf = (row: SegmentRow): Price => pick(draftOf(row))

const pick = ({ price, currency, cents, rate_date }: Price): Price => ({ price, currency, cents, rate_date })
