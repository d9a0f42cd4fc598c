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
import { insertSegment } from './insert-segment'
import { laterCancellations } from './later-cancellations'
import { setByOf } from './manual/set-by'
import { type Applied, mergeInto, type Origin } from './merge-into'
import { type BookingTerms, findCandidates, findSegments, type SegmentRow } from './store'
import { findTraces } from './traces'

/** A draft of an email's booking, and whose it is. */
export type Incoming = { readonly draft: SegmentDraft; readonly origin: Origin }

/** What became of a draft; null: its segment was deleted and stays deleted. */
export type Outcome = { readonly incoming: Incoming; readonly applied: readonly Applied[] | null }

/**
 * Applies the drafts of one email: those that match known segments first, so that what is left can be recognised as
 * moved; a segment is moved at most once, and only if nothing else in the email is about it.
 */
export async function applyDrafts(tx: Tx, all: readonly Incoming[]): Promise<readonly Outcome[]> {
  const outcomes = new Map<Incoming, readonly Applied[] | null>()
  // Good until something is written.
  const known: Known = new Map()
  for (const incoming of all) {
    const targets = await findTargets(tx, incoming, known)
    if (targets.length > 0) outcomes.set(incoming, await mergeIntoAll(tx, targets, incoming))
    if (targets.length > 0) known.clear()
  }
  for (const incoming of all.filter((one) => !outcomes.has(one))) {
    const mentioned = new Set([...outcomes.values()].flatMap((some) => some ?? []).map(({ segmentId }) => segmentId))
    const moved = await findMoved(tx, incoming, mentioned, known)
    outcomes.set(
      incoming,
      moved.length > 0 ? await mergeIntoAll(tx, moved, incoming) : await applyDraft(tx, incoming, known),
    )
    known.clear()
  }
  return all.map((incoming) => ({ incoming, applied: outcomes.get(incoming) ?? null }))
}

/**
 * Merges a draft into the traveler's segment of the same booking, or creates one. A draft without travelers is merged
 * into the segment of each traveler of the booking, who share its price. Null if the segment was deleted and stays
 * deleted.
 */
export async function applyDraft(tx: Tx, incoming: Incoming, known?: Known): Promise<readonly Applied[] | null> {
  const targets = await findTargets(tx, incoming, known)
  if (targets.length > 0) return await mergeIntoAll(tx, targets, incoming)
  const { draft, origin } = incoming
  const wanted = termsOf(incoming)
  const { observedAt } = origin
  const { deleted, cancelled } = await findTraces(tx, observedAt, wanted)
  if (deleted && (await staysDeleted(tx, draft, { wanted, observedAt }))) return null
  return [await create(tx, incoming, cancelled)]
}

/** The segments that a draft is about, the closest first. */
export async function findTargets(tx: Tx, incoming: Incoming, known?: Known): Promise<SegmentRow[]> {
  const matched = (await candidatesFor(tx, incoming, known)).map((row) => ({
    row,
    match: sameness(incoming.draft, draftOf(row), peopleOf(row, incoming)),
  }))
  const closest = (['exact', 'likely'] as const).flatMap((match) => matched.filter((one) => one.match === match))
  return oneOrAll(
    incoming,
    closest.map(({ row }) => row),
  )
}

/** The segments under the draft's references that it moves to another day. */
async function findMoved(
  tx: Tx,
  incoming: Incoming,
  mentioned: ReadonlySet<string>,
  known: Known,
): Promise<SegmentRow[]> {
  const { draft, origin } = incoming
  const observation = { segment: draft, observed_at: origin.observedAt }
  const moved = (await candidatesFor(tx, incoming, known)).filter(
    (row) =>
      !mentioned.has(row.id) &&
      isMoved({ segment: draftOf(row), observed_at: row.observed_at }, observation, peopleOf(row, incoming)),
  )
  return oneOrAll(incoming, moved)
}

/** One segment for the draft's traveler; where it names nobody, one of each traveler. */
const oneOrAll = ({ draft }: Incoming, rows: readonly SegmentRow[]): SegmentRow[] =>
  draft.travelers.length > 0
    ? rows.slice(0, 1)
    : rows.filter((row, at) => rows.findIndex(({ owner_key }) => owner_key === row.owner_key) === at)

async function mergeIntoAll(
  tx: Tx,
  targets: readonly SegmentRow[],
  { draft, origin }: Incoming,
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
  { draft, origin }: Incoming,
  codes: readonly string[],
): Promise<Applied | null> {
  const found = await laterCancellations(tx, origin.observedAt, { confirmation: draft.confirmation_no, codes })
  let applied: Applied | null = null
  for (const { emailId, observedAt, cancellation } of found) {
    const [row] = await findSegments(tx, [id])
    if (!row) continue
    const segment = draftOf(row)
    const isNamed = cancellation === 'all' || cancelledBy(cancellation, [segment]).length > 0
    const incoming = cancellation === 'all' ? withoutValues(segment) : cancellation
    if (isNamed) applied = await mergeInto(tx, row, cancellationOf(incoming), { ...origin, emailId, observedAt })
  }
  return applied
}

/**
 * Whether a segment belongs to the draft's traveler: compared by traveler id if both are known, else by name. The owner
 * of a manually reassigned segment is not the person named in its emails.
 */
export function peopleOf(row: SegmentRow, { draft, origin: { member } }: Incoming): Agreement {
  if (draft.travelers.length === 0) return 'unknown'
  if (row.member_id === null || member === null || 'member_id' in setByOf(row)) return samePeople(draft, row)
  return row.member_id === member ? 'same' : 'differ'
}

/** Candidates that were read already. */
type Known = Map<Incoming, SegmentRow[]>

/** Segments that may be the same booking as a draft. */
export async function candidatesFor(tx: Tx, incoming: Incoming, known?: Known): Promise<SegmentRow[]> {
  const rows = known?.get(incoming) ?? (await findCandidates(tx, termsOf(incoming)))
  known?.set(incoming, rows)
  return rows
}

/** The search terms for a draft's booking. A stay or rental moved by a day is still found. */
function termsOf({ draft, origin: { ownerKey } }: Incoming): BookingTerms {
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
export async function create(tx: Tx, incoming: Incoming, mayBeCancelled = true): Promise<Applied> {
  const { draft, origin } = incoming
  const observed_at = origin.observedAt
  const owner = { member_id: origin.member, owner_key: origin.ownerKey }
  const columns = { ...columnsOf(draft), ...owner, observed_at, email_id: origin.emailId }
  const observation = { segment: draft, observed_at, email_id: origin.emailId }
  const segmentId = await insertSegment(tx, columns, draft.references, observation)
  if (mayBeCancelled) await cancelLater(tx, segmentId, incoming, codesOf(draft))
  return { segmentId, change: 'created', fields: [], ownerKeys: [origin.ownerKey], before: null }
}
