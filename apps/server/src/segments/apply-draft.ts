import { withoutShare } from '@sextant/domain/segments/cancelled-alone'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { Match } from '@sextant/domain/segments/match'
import { equalShare, withShare } from '@sextant/domain/segments/per-traveler'
import { codesOf } from '@sextant/domain/segments/references'
import type { Tx } from '../platform/database/transaction'
import { applyUnnamed, sharingOf } from './apply-unnamed'
import { cancelLater } from './cancel-later'
import { findFormer, findMoved, type Matching, matchesOf, matchingOf, openFor, termsOf } from './candidates'
import { columnsOf } from './columns'
import { withCorrectedName } from './correct-names'
import { staysDeleted } from './deletion/stays-deleted'
import { draftOf } from './draft-of'
import { dropLeg, findRerouted, type ReroutedJourney } from './find-rerouted'
import { insertSegment } from './insert-segment'
import { joinDuplicate } from './join-duplicate'
import { markAlone } from './mark-alone'
import { type AppliedChange, type Incoming, mergeInto, type Origin } from './merge-into'
import { shareHours } from './share-hours'
import { findSegments, type SegmentRow } from './store'
import { findTraces } from './traces'
import { withdrawCancellations } from './withdraw-cancellations'

/** The outcome of a draft; null if its segment was deleted and stays deleted. */
export type Outcome = { readonly incoming: Incoming; readonly applied: readonly AppliedChange[] | null }

/**
 * Applies the drafts of one email. Drafts that match known segments go first, exact matches before likely ones, so that
 * the remainder can be recognised as moved. A segment is moved at most once, and only if nothing else in the email
 * refers to it. Two drafts refer to the same segment only if they repeat each other.
 * @param matching data already read, if nothing has changed since
 */
export async function applyDrafts(
  tx: Tx,
  all: readonly Incoming[],
  matching: Matching = matchingOf(all),
): Promise<readonly Outcome[]> {
  const outcomes = new Map<Incoming, readonly AppliedChange[] | null>()
  const settle = (incoming: Incoming, applied: readonly AppliedChange[] | null): void => {
    outcomes.set(incoming, applied)
    // Cached candidates are valid until the next write.
    matching.candidates.clear()
    // A draft that creates a segment may also change those of other travelers, to which it does not refer.
    const own = applied?.[0]?.change === 'created' ? applied.slice(0, 1) : (applied ?? [])
    for (const { segmentId } of own)
      matching.drafts.set(segmentId, [...(matching.drafts.get(segmentId) ?? []), incoming.draft])
  }
  for (const isWanted of [(match: Match) => match === 'exact', () => true])
    for (const incoming of all.filter((one) => !outcomes.has(one))) {
      const { match, targets } = await matchesOf(tx, incoming, matching)
      if (targets.length > 0 && isWanted(match)) settle(incoming, await mergeIntoAll(tx, targets, incoming, matching))
    }
  const isKnown = outcomes.size > 0 || (await areKnown(all, matching))
  const outdated = new Map<Incoming, SegmentRow>()
  const shared = new Map<Incoming, Incoming>()
  for (const incoming of all.filter((one) => !outcomes.has(one))) {
    const now = await findMoved(tx, incoming, matching)
    const moved = now.length > 0 ? now : await findFormer(tx, incoming, matching)
    const rerouted = moved.length > 0 ? null : findRerouted(incoming, await openFor(tx, incoming, matching), all)
    // If a leg was applied without its share, the first one has the whole price.
    if (rerouted && [...rerouted.shared.keys()].every((one) => !outcomes.has(one)))
      for (const [one, part] of rerouted.shared) shared.set(one, part)
    const group = shared.get(incoming)
    settle(
      incoming,
      rerouted
        ? await applyRerouted(tx, { ...rerouted, incoming: group ?? rerouted.incoming }, matching)
        : moved.length > 0
          ? await mergeIntoAll(tx, moved, incoming, matching)
          : await applyDraft(tx, group ?? incoming, matching),
    )
    if (rerouted) for (const one of rerouted.outdated) outdated.set(one, rerouted.target)
  }
  for (const [incoming, { email_id, observed_at }] of outdated)
    for (const { segmentId } of outcomes.get(incoming) ?? [])
      await dropLeg(tx, segmentId, { ...incoming.origin, emailId: email_id, observedAt: observed_at })
  const owners = new Map<string, readonly string[]>()
  for (const [id, { codes, origin }] of matching.referenced)
    owners.set(id, await joinDuplicate(tx, id, codes, origin.observedAt))
  if (isKnown)
    for (const [incoming, applied] of outcomes)
      for (const one of applied ?? [])
        outcomes.set(incoming, [...(outcomes.get(incoming) ?? []), ...(await shareHours(tx, one))])
  return all.map((incoming) => ({
    incoming,
    applied: outcomes.get(incoming)?.map((one) => withOwners(one, owners.get(one.segmentId) ?? [])) ?? null,
  }))
}

/** Whether any draft has a reference under which something is known. */
const areKnown = async (all: readonly Incoming[], { traces }: Matching): Promise<boolean> =>
  (await Promise.all(all.map(async (one) => (await traces.get(one)?.())?.referenced ?? false))).includes(true)

const withOwners = (applied: AppliedChange, others: readonly string[]): AppliedChange => ({
  ...applied,
  ownerKeys: [...applied.ownerKeys, ...others],
})

/** Merges a draft into the journey that it replaces or that replaced it, and cancels the remaining legs. */
async function applyRerouted(
  tx: Tx,
  { target, incoming, dropped, priced }: ReroutedJourney,
  matching: Matching,
): Promise<readonly AppliedChange[]> {
  const applied: AppliedChange[] = []
  for (const one of priced.length > 0 ? priced : [{ row: target, incoming }])
    applied.push(...(await mergeIntoAll(tx, [one.row], one.incoming, matching)))
  for (const { id } of dropped) applied.push(...(await dropLeg(tx, id, incoming.origin)))
  return applied
}

/**
 * Merges a draft into the traveler's segment of the same booking, or creates one. A draft without travelers is merged
 * into the segment of each traveler on the booking, and they share its price. Null if the segment was deleted and stays
 * deleted.
 */
export async function applyDraft(
  tx: Tx,
  incoming: Incoming,
  matching?: Matching,
): Promise<readonly AppliedChange[] | null> {
  const { targets } = await matchesOf(tx, incoming, matching)
  if (targets.length > 0) return await mergeIntoAll(tx, targets, incoming, matching)
  const { draft, origin } = incoming
  const terms = termsOf(incoming)
  const { observedAt } = origin
  const traces = matching?.traces.get(incoming) ?? findTraces(tx, observedAt, terms)
  const { deleted, cancelled, unnamed, cancelledBefore, corrected } = await traces()
  if (deleted && (await staysDeleted(tx, draft, { terms, observedAt }))) return null
  const renamed = corrected ? await withCorrectedName(tx, incoming) : null
  if (renamed) return await applyDraft(tx, renamed)
  const [created, ...freed] = await createAll(tx, incoming, cancelled, matching?.all)
  const { segmentId } = created
  const isNamed = draft.travelers.length > 0
  const marked = cancelledBefore && isNamed ? await markAlone(tx, segmentId) : []
  const shared = unnamed && isNamed ? await applyUnnamed(tx, segmentId) : []
  return [created, ...freed, ...marked, ...shared]
}

/** The segments that a draft refers to, closest match first. */
export const findTargets = async (tx: Tx, incoming: Incoming): Promise<readonly SegmentRow[]> =>
  (await matchesOf(tx, incoming)).targets

async function mergeIntoAll(
  tx: Tx,
  targets: readonly SegmentRow[],
  { draft, origin }: Incoming,
  matching?: Matching,
): Promise<readonly AppliedChange[]> {
  const applied: AppliedChange[] = []
  const sharing = sharingOf(targets, origin.observedAt)
  for (const row of targets) {
    const part = sharing.includes(row)
      ? withShare(draft, equalShare(sharing.indexOf(row), sharing.length))
      : withoutShare(draft)
    const merged = await mergeInto(tx, row, part, origin)
    const rowCodes = codesOf(draftOf(row))
    const codes = codesOf(draft).filter((code) => !rowCodes.includes(code))
    const before = matching?.referenced.get(row.id)?.codes ?? []
    if (codes.length > 0) matching?.referenced.set(row.id, { codes: [...before, ...codes], origin })
    const isLate = origin.observedAt < row.observed_at
    // If the text cancels a flight by number, it means the new number.
    const isRenumbered = merged.fields.some((field) => numbers.has(field))
    const all = [...rowCodes, ...codes]
    const later = { codes: isLate || isRenumbered ? all : codes, fresh: isRenumbered ? all : codes }
    const isFreed = isLate && later.fresh.length > 0 && (await withdrawCancellations(tx, row))
    if (isFreed) await mergeAgain(tx, row, part, origin)
    const cancelled = await cancelLater(tx, row.id, { draft, origin }, later, matching?.all)
    const isCancelled = cancelled.some(({ segmentId }) => segmentId === row.id)
    // Who had the segment before is affected as well.
    applied.push(
      ...(isCancelled ? [] : [merged]),
      ...cancelled.map((one) => (one.segmentId === row.id ? withOwners(one, merged.ownerKeys) : one)),
    )
  }
  return applied
}

const numbers: ReadonlySet<string> = new Set(['flight_number', 'train_number'])

/** Merges a draft into the current state of a segment that has changed since the first merge. */
async function mergeAgain(tx: Tx, { id }: SegmentRow, draft: SegmentDraft, origin: Origin): Promise<void> {
  const [row] = await findSegments(tx, [id])
  if (row) await mergeInto(tx, row, draft, origin)
}

/** Creates a segment from a draft that matches no known booking. A later cancellation of it applies at once. */
export const create = async (tx: Tx, incoming: Incoming): Promise<AppliedChange> => (await createAll(tx, incoming))[0]

/** Same as `create`, plus the outcome of other segments that the cancellation is now known not to mean. */
async function createAll(
  tx: Tx,
  incoming: Incoming,
  mayBeCancelled = true,
  others: readonly SegmentDraft[] = [],
): Promise<readonly [AppliedChange, ...AppliedChange[]]> {
  const { draft, origin } = incoming
  const observed_at = origin.observedAt
  const owner = { member_id: origin.member, owner_key: origin.ownerKey }
  const columns = { ...columnsOf(draft), ...owner, observed_at, email_id: origin.emailId }
  const observation = { segment: draft, observed_at, email_id: origin.emailId }
  const segmentId = await insertSegment(tx, columns, draft.references, observation)
  const codes = codesOf(draft)
  const cancelled = mayBeCancelled ? await cancelLater(tx, segmentId, incoming, { codes, fresh: codes }, others) : []
  const created: AppliedChange = {
    segmentId,
    change: 'created',
    fields: [],
    ownerKeys: [origin.ownerKey],
    before: null,
  }
  return [created, ...cancelled.filter((one) => one.segmentId !== segmentId)]
}
