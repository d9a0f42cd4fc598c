import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { merge } from '@sextant/domain/segments/merge'
import type { Tx } from '../platform/database/transaction'
import { saveReferences } from './bookings/store'
import { columnsOf } from './columns'
import { draftOf } from './draft-of'
import { setByOf } from './manual/set-by'
import { type Change, linkEmail, type SegmentRow, updateSegment } from './store'

/** The source of a draft, and when it reported it. */
export type Origin = {
  /** Null if the source is not an email. */
  readonly emailId: string | null
  readonly observedAt: string
  readonly member: string | null
  readonly ownerKey: string
}

/** The result for a draft: the segment, what happened to it, and the owners whose trips are affected. */
export type Applied = {
  readonly segmentId: string
  readonly change: Change
  readonly fields: readonly string[]
  readonly ownerKeys: readonly string[]
}

/** Merges a draft from an email into an existing segment. */
export async function mergeInto(tx: Tx, known: SegmentRow, draft: SegmentDraft, origin: Origin): Promise<Applied> {
  const set = Object.keys(setByOf(known))
  const merged = merge(
    { segment: draftOf(known), told_at: known.told_at, set },
    { segment: draft, told_at: origin.observedAt },
  )
  // An email that names nobody gives no one a segment under another name.
  const mayBeTheirs = draft.travelers.length > 0 || known.travelers.length === 0
  const adopts = known.member_id === null && origin.member !== null && mayBeTheirs && !set.includes('member_id')
  const ownerKey = adopts ? origin.ownerKey : known.owner_key
  const cancelled = merged.segment.status === 'Cancelled'
  await updateSegment(tx, known.id, {
    ...columnsOf(merged.segment),
    told_at: merged.told_at,
    cancelled_at: cancelled ? (known.cancelled_at ?? origin.observedAt) : null,
    member_id: adopts ? origin.member : known.member_id,
    owner_key: ownerKey,
  })
  if (merged.changed.includes('references')) await saveReferences(tx, known.id, merged.segment.references)
  const change = changeOf(known, cancelled, merged.changed.length > 0 || adopts)
  await linkOrigin(tx, origin, { segment: known.id, change, fields: merged.changed })
  return { segmentId: known.id, change, fields: merged.changed, ownerKeys: [known.owner_key, ownerKey] }
}

function changeOf(known: SegmentRow, cancelled: boolean, changed: boolean): Change {
  if (cancelled && known.status !== 'Cancelled') return 'cancelled'
  return changed ? 'updated' : 'confirmed'
}

/** Links the segment to the email that it came from, if there is one. */
export async function linkOrigin(
  tx: Tx,
  { emailId }: Origin,
  link: { readonly segment: string; readonly change: Change; readonly fields: readonly string[] },
): Promise<void> {
  if (emailId !== null) await linkEmail(tx, { ...link, email: emailId })
}
