import { byTraveler } from '@sextant/domain/segments/booking-order'
import { isCancelledAlone, withoutShare } from '@sextant/domain/segments/cancelled-alone'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { isMoved } from '@sextant/domain/segments/is-moved'
import type { EmailObservation } from '@sextant/domain/segments/observations'
import { equalShare, withShare } from '@sextant/domain/segments/per-traveler'
import { codesOf } from '@sextant/domain/segments/references'
import { sameness } from '@sextant/domain/segments/same'
import type { Tx } from '../platform/database/transaction'
import { findByCodes } from './bookings/store'
import { draftOf } from './draft-of'
import { type AppliedChange, mergeInto } from './merge-into'
import { findObservationsOf } from './observations/store'
import { findSegments, type SegmentRow } from './store'

/** An observation from an email that names nobody, with the segment of one of the travelers it applies to. */
type Unnamed = { readonly row: SegmentRow; readonly observation: EmailObservation }

/**
 * Applies emails that name nobody to another traveler on the booking, whose segment was created after they arrived.
 * Such emails apply to every traveler, and they share the price.
 */
export async function applyUnnamed(tx: Tx, id: string): Promise<readonly AppliedChange[]> {
  const [created] = await findSegments(tx, [id])
  if (!created) return []
  const rows = await findSegments(tx, await findByCodes(tx, codesOf(draftOf(created))))
  const others = new Map(rows.flatMap((row) => (row.id !== id && row.type === created.type ? [[row.id, row]] : [])))
  const candidates = [...others.values()].map((row) => ({ id: row.id, segment: draftOf(row) }))
  const unnamed = (await findObservationsOf(tx, candidates)).flatMap(([segment, observation]) => {
    const row = others.get(segment)
    return row && isOfEverybody(observation) ? [{ row, observation }] : []
  })
  const applied: AppliedChange[] = []
  for (const one of oldestOfEach(unnamed, created)) applied.push(...(await shareAmongAll(tx, [id], one, unnamed)))
  return applied
}

/**
 * Divides the prices that emails stated to everybody in a booking again, after an older cancellation of one traveler
 * alone has arrived.
 */
export async function shareAgain(tx: Tx, { id, type }: SegmentRow): Promise<readonly AppliedChange[]> {
  const [cancelled] = await findSegments(tx, [id])
  if (!cancelled) return []
  const rows = (await findSegments(tx, await findByCodes(tx, codesOf(draftOf(cancelled))))).filter(
    (row) => row.type === type,
  )
  const known = rows.map((row) => ({ id: row.id, segment: draftOf(row) }))
  const unnamed = (await findObservationsOf(tx, known)).flatMap(([segment, observation]) => {
    const row = rows.find((one) => one.id === segment)
    return row && isOfEverybody(observation) && observation.segment.price !== null ? [{ row, observation }] : []
  })
  const applied: AppliedChange[] = []
  for (const one of unnamed.filter(({ row }) => row.id === id))
    if (!sharingOf([cancelled], one.observation.observed_at, []).includes(cancelled))
      applied.push(...(await shareAmongAll(tx, [], one, unnamed)))
  return applied
}

/**
 * The travelers who share a price that an email states to everybody: those who had not been cancelled alone by then.
 * @param otherwise who shares it if all of them had
 */
export function sharingOf(
  rows: readonly SegmentRow[],
  observedAt: string,
  otherwise: readonly SegmentRow[] = rows,
): readonly SegmentRow[] {
  const left = rows.filter(
    (row) => !isCancelledAlone(draftOf(row)) || row.cancelled_at === null || row.cancelled_at > observedAt,
  )
  return left.length > 0 ? left : otherwise
}

const isOfEverybody = ({ email_id, segment: { travelers, status } }: EmailObservation): boolean =>
  email_id !== null && travelers.length === 0 && status === 'Active'

/** What each email says that also applies to the new segment: the closest leg, in the order the emails were written. */
function oldestOfEach(unnamed: readonly Unnamed[], created: SegmentRow): readonly Unnamed[] {
  const segment = draftOf(created)
  const closeness = ({ observation }: Unnamed): number => {
    const match = sameness(observation.segment, segment, 'unknown')
    if (match !== 'no') return match === 'exact' ? 3 : 2
    return isMoved({ segment, observed_at: created.observed_at }, observation, 'unknown') ? 1 : 0
  }
  const close = unnamed.filter((one) => closeness(one) > 0).toSorted((a, b) => closeness(b) - closeness(a))
  return close
    .filter((one, at) => close.findIndex((other) => isOfOneEmail(other, one)) === at)
    .toSorted((a, b) => (a.observation.observed_at < b.observation.observed_at ? -1 : 1))
}

const isOfOneEmail = (a: Unnamed, b: Unnamed): boolean => a.observation.email_id === b.observation.email_id

async function shareAmongAll(
  tx: Tx,
  also: readonly string[],
  one: Unnamed,
  unnamed: readonly Unnamed[],
): Promise<readonly AppliedChange[]> {
  const { email_id: emailId, observed_at: observedAt } = one.observation
  const withAmounts = withTotal(one.observation.segment)
  const ids = unnamed
    .filter((other) => isOfOneEmail(other, one) && isSameLeg(other.observation.segment, withAmounts))
    .map(({ row }) => row.id)
  const rows = (await findSegments(tx, [...also, ...ids]))
    .map((row) => ({ row, segment: draftOf(row) }))
    .toSorted((a, b) => byTraveler(a.segment, b.segment))
  const applied: AppliedChange[] = []
  const sharing = sharingOf(
    rows.map(({ row }) => row),
    observedAt,
  )
  for (const { row } of rows) {
    const origin = { emailId, observedAt, member: null, ownerKey: row.owner_key }
    const part = sharing.includes(row)
      ? withShare(withAmounts, equalShare(sharing.indexOf(row), sharing.length))
      : withoutShare(withAmounts)
    applied.push(await mergeInto(tx, row, part, origin))
  }
  return applied
}

const isSameLeg = (a: SegmentDraft, b: SegmentDraft): boolean => sameness(a, b, 'same') === 'exact'

/** Restores the whole price of an observation that may have only a share of it. */
function withTotal(segment: SegmentDraft): SegmentDraft {
  const { total_price: total, ...metadata } = segment.metadata
  return typeof total === 'string' ? { ...segment, metadata, price: total, cents: null, rate_date: null } : segment
}
