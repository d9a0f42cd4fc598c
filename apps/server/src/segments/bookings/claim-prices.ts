import type { ChangedTime } from '@sextant/contract/emails/changed-times'
import { foldCode } from '@sextant/domain/kit/fold'
import { inBookingOrder } from '@sextant/domain/segments/booking-order'
import { changedBy, withChanges } from '@sextant/domain/segments/changed-times'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { pricesAlone, unpriced } from '@sextant/domain/segments/price-alone'
import { withoutStatus } from '@sextant/domain/segments/without-status'
import type { Tx } from '../../platform/database/transaction'
import { draftOf } from '../draft-of'
import { type AppliedChange, mergeInto } from '../merge-into'
import { findObservationsOf } from '../observations/store'
import { findSegments, type SegmentRow } from '../store'
import { findByCodes } from './store'
import type { Waiting } from './waiting-amounts'

/** The segments that prices or times were given to, and whether nothing else can get them later. */
type ClaimedPrices = { readonly applied: readonly AppliedChange[]; readonly isComplete: boolean }

/** What an email states for a segment, and when it was written. */
type Claim = { readonly row: SegmentRow; readonly draft: SegmentDraft; readonly observedAt: string }

/**
 * Gives segments the prices and times that an email states only for their references, such as the receipt of a booking
 * that was confirmed without a price, or the new end of a rental. Segments that have a price keep it, except for rides
 * and those that the email changes. A change waits for further travelers.
 */
export async function claimPrices(tx: Tx, waiting: Waiting): Promise<ClaimedPrices> {
  const applied: AppliedChange[] = []
  const { claims, isComplete } = await pricesFor(tx, waiting)
  const changes = waiting.amounts.filter((one) => one.kind === 'time')
  const changed = changes.length > 0 ? await changesFor(tx, waiting, changes, claims) : null
  for (const { row, draft, observedAt } of changed ?? claims) {
    const origin = { emailId: waiting.email_id, observedAt, member: row.member_id, ownerKey: row.owner_key }
    applied.push(await mergeInto(tx, row, draft, origin))
  }
  return { applied, isComplete: isComplete && !changed }
}

/** The prices that an email states. */
async function pricesFor(
  tx: Tx,
  { segments, amounts }: Waiting,
): Promise<{ readonly claims: readonly Claim[]; readonly isComplete: boolean }> {
  const claims: Claim[] = []
  let isComplete = true
  for (const stated of amounts) {
    if (stated.kind !== 'price') continue
    const { reference, observed_at: observedAt } = stated
    const named = reference === undefined ? null : await findByCodes(tx, [foldCode(reference)])
    if (named?.length === 0) isComplete = false
    const rows = await findSegments(tx, named ?? segments.map(({ id }) => id))
    const parts = unpriced(
      rows.map((row) => ({ row, segment: { ...draftOf(row), id: row.id } })),
      stated,
      observedAt,
    ).toSorted((a, b) => inBookingOrder(a.segment, b.segment))
    const drafts = pricesAlone(
      parts.map(({ segment }) => segment),
      stated,
    )
    claims.push(...parts.flatMap(({ row }, at) => (drafts[at] ? [{ row, draft: drafts[at], observedAt }] : [])))
  }
  return { claims, isComplete }
}

/** The times that an email changes, with the new prices of the same segments, which have not got them yet. */
async function changesFor(
  tx: Tx,
  { email_id, segments }: Waiting,
  changes: readonly (ChangedTime & { readonly observed_at: string })[],
  prices: readonly Claim[],
): Promise<readonly Claim[]> {
  const rows = await findSegments(
    tx,
    segments.map(({ id }) => id),
  )
  const known = rows.map((row) => ({ id: row.id, row, segment: draftOf(row) }))
  const observations = await findObservationsOf(tx, known)
  const all = known.map((one) => {
    const own = observations.flatMap(([id, observation]) => (id === one.id ? observation : []))
    return {
      ...one,
      states: own.map(({ segment }) => segment),
      isDone: own.some((observation) => observation.email_id === email_id),
    }
  })
  return all.flatMap(({ row, segment, isDone }) => {
    const own = changes.filter((one) => changedBy(one, all, one.observed_at).some(({ id }) => id === row.id))
    const [first] = own
    if (!first || isDone) return []
    const stated = prices.find((price) => price.row.id === row.id)?.draft
    const draft = withChanges(stated ?? { ...withoutStatus(segment), travelers: segment.travelers }, own)
    return [{ row, draft, observedAt: first.observed_at }]
  })
}
