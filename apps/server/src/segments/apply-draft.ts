import type { Agreement } from '@sextant/domain/kit/agree'
import { addDays } from '@sextant/domain/kit/local-time'
import { cancellationOf, cancelledBy } from '@sextant/domain/segments/cancel'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { isMoved } from '@sextant/domain/segments/is-moved'
import { withoutValues } from '@sextant/domain/segments/observations'
import { equalShare, withShare } from '@sextant/domain/segments/per-traveler'
import { codesOf } from '@sextant/domain/segments/references'
import { sameness, samePeople } from '@sextant/domain/segments/same'
import type { Tx } from '../platform/database/transaction'
import { columnsOf, daysOf } from './columns'
import { staysDeleted } from './deletion/stays-deleted'
import { draftOf } from './draft-of'
import { laterCancellations } from './later-cancellations'
import { setByOf } from './manual/set-by'
import { type Applied, mergeInto, type Origin } from './merge-into'
import { type BookingTerms, findCandidates, findSegments, insertSegment, type SegmentRow } from './store'
import { findTraces } from './traces'

/** A draft of an email's booking, and whose it is. */
export type Told = { readonly draft: SegmentDraft; readonly origin: Origin }

/** What became of a draft; null: its segment was deleted and stays deleted. */
export type Outcome = { readonly told: Told; readonly applied: readonly Applied[] | null }

/**
 * Applies the drafts of one email: those that match known segments first, so that what is left can be recognised as
 * moved; a segment is moved at most once, and only if nothing else in the email is about it.
 */
export async function applyDrafts(tx: Tx, all: readonly Told[]): Promise<readonly Outcome[]> {
  const outcomes = new Map<Told, readonly Applied[] | null>()
  // Good until something is written.
  const known: Known = new Map()
  for (const told of all) {
    const targets = await findTargets(tx, told, known)
    if (targets.length > 0) outcomes.set(told, await mergeIntoAll(tx, targets, told))
    if (targets.length > 0) known.clear()
  }
  for (const told of all.filter((one) => !outcomes.has(one))) {
    const mentioned = new Set([...outcomes.values()].flatMap((some) => some ?? []).map(({ segmentId }) => segmentId))
    const moved = await findMoved(tx, told, mentioned, known)
    outcomes.set(told, moved.length > 0 ? await mergeIntoAll(tx, moved, told) : await applyDraft(tx, told, known))
    known.clear()
  }
  return all.map((told) => ({ told, applied: outcomes.get(told) ?? null }))
}

/**
 * Merges a draft into the traveler's segment of the same booking, or creates one. A draft without travelers is merged
 * into the segment of each traveler of the booking, who share its price. Null if the segment was deleted and stays
 * deleted.
 */
export async function applyDraft(tx: Tx, told: Told, known?: Known): Promise<readonly Applied[] | null> {
  const targets = await findTargets(tx, told, known)
  if (targets.length > 0) return await mergeIntoAll(tx, targets, told)
  const { draft, origin } = told
  const wanted = termsOf(told)
  const { observedAt } = origin
  const { deleted, cancelled } = await findTraces(tx, observedAt, wanted)
  if (deleted && (await staysDeleted(tx, draft, { wanted, observedAt }))) return null
  return [await create(tx, told, cancelled)]
}

/** The segments that a draft is about, the closest first. */
export async function findTargets(tx: Tx, told: Told, known?: Known): Promise<SegmentRow[]> {
  const matched = (await candidatesFor(tx, told, known)).map((row) => ({
    row,
    match: sameness(told.draft, draftOf(row), peopleOf(row, told)),
  }))
  const closest = (['exact', 'likely'] as const).flatMap((match) => matched.filter((one) => one.match === match))
  return oneOrAll(
    told,
    closest.map(({ row }) => row),
  )
}

/** The segments under the draft's references that it moves to another day. */
async function findMoved(tx: Tx, told: Told, mentioned: ReadonlySet<string>, known: Known): Promise<SegmentRow[]> {
  const { draft, origin } = told
  const incoming = { segment: draft, told_at: origin.observedAt }
  const moved = (await candidatesFor(tx, told, known)).filter(
    (row) =>
      !mentioned.has(row.id) && isMoved({ segment: draftOf(row), told_at: row.told_at }, incoming, peopleOf(row, told)),
  )
  return oneOrAll(told, moved)
}

/** One segment for the draft's traveler; where it names nobody, one of each traveler. */
const oneOrAll = ({ draft }: Told, rows: readonly SegmentRow[]): SegmentRow[] =>
  draft.travelers.length > 0
    ? rows.slice(0, 1)
    : rows.filter((row, at) => rows.findIndex(({ owner_key }) => owner_key === row.owner_key) === at)

async function mergeIntoAll(
  tx: Tx,
  targets: readonly SegmentRow[],
  { draft, origin }: Told,
): Promise<readonly Applied[]> {
  const applied: Applied[] = []
  for (const [index, row] of targets.entries()) {
    const part = withShare(draft, equalShare(index, targets.length))
    const merged = await mergeInto(tx, row, part, origin)
    const known = codesOf(draftOf(row))
    const codes = codesOf(draft).filter((code) => !known.includes(code))
    applied.push((codes.length > 0 && (await cancelLater(tx, row.id, { draft, origin }, codes))) || merged)
  }
  return applied
}

/** Cancels a segment that has become known by references that a later email cancelled already. */
async function cancelLater(
  tx: Tx,
  id: string,
  { draft, origin }: Told,
  codes: readonly string[],
): Promise<Applied | null> {
  const found = await laterCancellations(tx, origin.observedAt, { confirmation: draft.confirmation_no, codes })
  let applied: Applied | null = null
  for (const { emailId, observedAt, cancellation } of found) {
    const [row] = await findSegments(tx, [id])
    if (!row) continue
    const segment = draftOf(row)
    const isNamed = cancellation === 'all' || cancelledBy(cancellation, [segment]).length > 0
    const told = cancellation === 'all' ? withoutValues(segment) : cancellation
    if (isNamed) applied = await mergeInto(tx, row, cancellationOf(told), { ...origin, emailId, observedAt })
  }
  return applied
}

/**
 * Whether a segment belongs to the draft's traveler: compared by traveler id if both are known, else by name. The owner
 * of a manually reassigned segment is not the person named in its emails.
 */
export function peopleOf(row: SegmentRow, { draft, origin: { member } }: Told): Agreement {
  if (draft.travelers.length === 0) return 'unknown'
  if (row.member_id === null || member === null || 'member_id' in setByOf(row)) return samePeople(draft, row)
  return row.member_id === member ? 'same' : 'differ'
}

/** Candidates that were read already. */
type Known = Map<Told, SegmentRow[]>

/** Segments that may be the same booking as a draft. */
export async function candidatesFor(tx: Tx, told: Told, known?: Known): Promise<SegmentRow[]> {
  const rows = known?.get(told) ?? (await findCandidates(tx, termsOf(told)))
  known?.set(told, rows)
  return rows
}

/** The search terms for a draft's booking. A stay or rental moved by a day is still found. */
function termsOf({ draft, origin: { ownerKey } }: Told): BookingTerms {
  const dated = draft.start_datetime !== null || draft.end_datetime !== null
  const days = dated ? daysOf(draft) : null
  return {
    type: draft.type,
    confirmation: draft.confirmation_no,
    codes: codesOf(draft),
    ownerKey,
    from: days && addDays(days.startDay, -1),
    to: days && addDays(days.endDay, 1),
  }
}

/** Creates a segment of a draft that no known booking matches; a later cancellation of it counts at once. */
export async function create(tx: Tx, told: Told, mayBeCancelled = true): Promise<Applied> {
  const { draft, origin } = told
  const told_at = origin.observedAt
  const owner = { member_id: origin.member, owner_key: origin.ownerKey }
  const columns = { ...columnsOf(draft), ...owner, told_at, email_id: origin.emailId }
  const observation = { segment: draft, told_at, email_id: origin.emailId }
  const segmentId = await insertSegment(tx, columns, draft.references, observation)
  if (mayBeCancelled) await cancelLater(tx, segmentId, told, codesOf(draft))
  return { segmentId, change: 'created', fields: [], ownerKeys: [origin.ownerKey], before: null }
}
