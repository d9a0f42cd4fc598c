import type { Agreement } from '@sextant/domain/kit/agree'
import { addDays } from '@sextant/domain/kit/local-time'
import { cancelledBy } from '@sextant/domain/segments/cancel'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { merge } from '@sextant/domain/segments/merge'
import { withShare } from '@sextant/domain/segments/per-traveler'
import { same, samePeople } from '@sextant/domain/segments/same'
import type { Tx } from '../platform/database/transaction'
import { columnsOf, daysOf } from './columns'
import { staysDeleted } from './deletion/stays-deleted'
import { draftOf } from './draft-of'
import { laterCancellations } from './later-cancellations'
import { setByOf } from './manual/set-by'
import {
  type BookingTerms,
  type Change,
  findCandidates,
  insertSegment,
  linkEmail,
  type SegmentRow,
  updateSegment,
} from './store'

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

/**
 * Merges a draft into the traveler's segment of the same booking, or creates one. A draft without travelers is merged
 * into the segment of each traveler of the booking, who share its price. Empty if the segment was deleted and stays
 * deleted.
 */
export async function applyDraft(tx: Tx, draft: SegmentDraft, origin: Origin): Promise<readonly Applied[]> {
  const known = (await candidatesFor(tx, draft, origin)).filter((row) =>
    same(draft, draftOf(row), peopleOf(row, draft, origin)),
  )
  const targets = draft.travelers.length > 0 ? known.slice(0, 1) : onePerOwner(known)
  if (targets.length > 0) return await mergeIntoAll(tx, targets, draft, origin)
  const wanted = termsOf(draft, origin)
  if (await staysDeleted(tx, draft, { wanted, observedAt: origin.observedAt })) return []
  return [await create(tx, draft, origin)]
}

async function mergeIntoAll(
  tx: Tx,
  targets: readonly SegmentRow[],
  draft: SegmentDraft,
  origin: Origin,
): Promise<readonly Applied[]> {
  const applied: Applied[] = []
  for (const [index, row] of targets.entries()) {
    const part = withShare(draft, { index, count: targets.length })
    applied.push(await mergeInto(tx, row, part, origin))
  }
  return applied
}

const onePerOwner = (rows: readonly SegmentRow[]): SegmentRow[] =>
  rows.filter((row, at) => rows.findIndex(({ owner_key }) => owner_key === row.owner_key) === at)

/**
 * Whether a segment belongs to the draft's traveler: compared by traveler id if both are known, else by name. The owner
 * of a manually reassigned segment is not the person named in its emails.
 */
export function peopleOf(row: SegmentRow, draft: SegmentDraft, { member }: Origin): Agreement {
  if (draft.travelers.length === 0) return 'unknown'
  if (row.member_id === null || member === null || 'member_id' in setByOf(row)) return samePeople(draft, row)
  return row.member_id === member ? 'same' : 'differ'
}

/** Segments that may be the same booking as a draft. */
export const candidatesFor = async (tx: Tx, draft: SegmentDraft, origin: Origin): Promise<SegmentRow[]> =>
  await findCandidates(tx, termsOf(draft, origin))

/** The search terms for a draft's booking. A stay or rental moved by a day is still found. */
function termsOf(draft: SegmentDraft, { ownerKey }: Origin): BookingTerms {
  const dated = draft.start_datetime !== null || draft.end_datetime !== null
  const days = dated ? daysOf(draft) : null
  return {
    type: draft.type,
    confirmation: draft.confirmation_no,
    ownerKey,
    from: days && addDays(days.startDay, -1),
    to: days && addDays(days.endDay, 1),
  }
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
  const change = changeOf(known, cancelled, merged.changed.length > 0 || adopts)
  await note(tx, origin, { segment: known.id, change, fields: merged.changed })
  return { segmentId: known.id, change, fields: merged.changed, ownerKeys: [known.owner_key, ownerKey] }
}

function changeOf(known: SegmentRow, cancelled: boolean, changed: boolean): Change {
  if (cancelled && known.status !== 'Cancelled') return 'cancelled'
  return changed ? 'updated' : 'confirmed'
}

/** Creates a segment of a draft that no known booking matches; a later cancellation of it counts at once. */
export async function create(tx: Tx, draft: SegmentDraft, origin: Origin): Promise<Applied> {
  const cancellations = await laterCancellations(tx, origin.observedAt, draft.confirmation_no)
  const cancelledAt = cancellations.find(
    ({ cancellation }) => cancelledBy(cancellation, [draft]).length > 0,
  )?.observedAt
  const segmentId = await insertSegment(tx, {
    ...columnsOf(cancelledAt === undefined ? draft : { ...draft, status: 'Cancelled' }),
    told_at: origin.observedAt,
    cancelled_at: cancelledAt ?? null,
    member_id: origin.member,
    owner_key: origin.ownerKey,
    email_id: origin.emailId,
  })
  await note(tx, origin, { segment: segmentId, change: 'created', fields: [] })
  return { segmentId, change: 'created', fields: [], ownerKeys: [origin.ownerKey] }
}

/** Links the segment to the email it came from, if there is one. */
async function note(
  tx: Tx,
  { emailId }: Origin,
  link: { readonly segment: string; readonly change: Change; readonly fields: readonly string[] },
): Promise<void> {
  if (emailId !== null) await linkEmail(tx, { ...link, email: emailId })
}
