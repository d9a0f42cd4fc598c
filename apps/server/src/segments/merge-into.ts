import { convertedPrice } from '@sextant/domain/segments/convert-price'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { KnownSegment, MergeResult } from '@sextant/domain/segments/merge'
import { type EmailObservation, mergeAll, observe, withObservation } from '@sextant/domain/segments/observations'
import type { Tx } from '../platform/database/transaction'
import { saveReferences } from './bookings/store'
import { columnsOf } from './columns'
import { draftOf } from './draft-of'
import { isOfSender } from './is-of-sender'
import { setByOf } from './manual/set-by'
import { findObservations, saveObservation } from './observations/store'
import { pricesIn } from './prices/renewed-rates'
import { type Change, type SegmentRow, updateSegment } from './store'

/** The source of a draft, and when the source reported it. */
export type Origin = {
  /** Null if the source is not an email. */
  readonly emailId: string | null
  readonly observedAt: string
  readonly member: string | null
  readonly ownerKey: string
  /** Whether the segment now belongs to this owner, because its traveler's name was corrected. */
  readonly reassigns?: boolean
}

/** A draft of an email's booking, with its owner. */
export type Incoming = { readonly draft: SegmentDraft; readonly origin: Origin }

/** The result for a draft: the segment, what happened to it, and the owners whose trips are affected. */
export type AppliedChange = {
  readonly segmentId: string
  readonly change: Change
  readonly fields: readonly string[]
  readonly ownerKeys: readonly string[]
  /** The previous state of the segment; null if it is new. */
  readonly before: SegmentRow | null
}

/** Merges a draft from an email into an existing segment. */
export async function mergeInto(
  tx: Tx,
  existing: SegmentRow,
  draft: SegmentDraft,
  origin: Origin,
): Promise<AppliedChange> {
  const set = Object.keys(setByOf(existing))
  const before = { segment: draftOf(existing), observed_at: existing.observed_at, set }
  const incoming = { segment: draft, observed_at: origin.observedAt, email_id: origin.emailId }
  // The newest observation needs no others: the segment already reflects them.
  const isNewest = origin.emailId !== null && incoming.observed_at > existing.observed_at
  const { observation, ...result } = isNewest
    ? { ...observe(before, incoming), observation: incoming }
    : await mergeLate(tx, existing.id, before, incoming)
  const merged = { ...result, segment: await withConvertedPrice(tx, result.segment) }
  // An email that names nobody must not assign a traveler to a segment booked under another name.
  const mayBeTheirs = draft.travelers.length > 0 || existing.travelers.length === 0
  const isFree = existing.member_id === null && origin.member !== null && mayBeTheirs
  // The traveler by name takes the place of whoever only received the emails.
  const isTheirs = draft.travelers.length > 0 && isOfSender(existing) && existing.member_id !== origin.member
  const adopts = (isFree || isTheirs || origin.reassigns === true) && !set.includes('member_id')
  const ownerKey = adopts ? origin.ownerKey : existing.owner_key
  const cancelled = merged.segment.status === 'Cancelled'
  await updateSegment(tx, existing.id, {
    ...columnsOf(merged.segment),
    observed_at: merged.observed_at,
    cancelled_at: cancelled ? (existing.cancelled_at ?? origin.observedAt) : null,
    member_id: adopts ? origin.member : existing.member_id,
    owner_key: ownerKey,
  })
  if (merged.changed.includes('references')) await saveReferences(tx, existing.id, merged.segment.references)
  const change = changeOf(existing, cancelled, merged.changed.length > 0 || adopts)
  const fields = merged.changed
  await saveObservation(tx, { segment: existing.id, change, fields, observation, earlier: before })
  return { segmentId: existing.id, change, fields, ownerKeys: [existing.owner_key, ownerKey], before: existing }
}

/** Merges an observation that is not the newest with all earlier observations of the segment. */
async function mergeLate(
  tx: Tx,
  id: string,
  existing: KnownSegment,
  incoming: EmailObservation,
): Promise<MergeResult & { readonly observation: EmailObservation }> {
  const found = await findObservations(tx, id, existing.segment)
  const earlier = found.length > 0 ? found : [{ ...existing, email_id: null }]
  const observations = withObservation(earlier, incoming)
  const observation = observations.find(({ email_id }) => email_id === incoming.email_id) ?? incoming
  return { ...mergeAll(existing, observations), observation }
}

/** Converts a price whose amount and currency come from different emails. */
async function withConvertedPrice(tx: Tx, segment: SegmentDraft): Promise<SegmentDraft> {
  const isConverted = segment.price === null || segment.cents !== null
  return isConverted ? segment : { ...segment, ...convertedPrice(segment, await pricesIn(tx)) }
}

function changeOf(existing: SegmentRow, cancelled: boolean, changed: boolean): Change {
  if (cancelled && existing.status !== 'Cancelled') return 'cancelled'
  return changed ? 'updated' : 'confirmed'
}
