import type { Agreement } from '@sextant/domain/kit/agree'
import { addDays } from '@sextant/domain/kit/local-time'
import { byTraveler } from '@sextant/domain/segments/booking-order'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { daysMoved, isMoved } from '@sextant/domain/segments/is-moved'
import type { Match } from '@sextant/domain/segments/match'
import { agreeReferences, codesOf } from '@sextant/domain/segments/references'
import { areNamesakes, closest, isRepeated, isSiblings, sameness, samePeople } from '@sextant/domain/segments/same'
import type { Tx } from '../platform/database/transaction'
import { daysOf } from './columns'
import { draftOf } from './draft-of'
import { isOfSender } from './is-of-sender'
import { setByOf } from './manual/set-by'
import type { Incoming } from './merge-into'
import { findObservationsOf } from './observations/store'
import { type BookingTerms, findCandidates, type SegmentRow } from './store'
import { findTraces, type Traces } from './traces'

/** State kept while the drafts of one email are matched with segments. */
export type Matching = {
  /** All drafts of the email. */
  readonly all: readonly SegmentDraft[]
  /** The known travelers of these drafts. */
  readonly members: ReadonlySet<string | null>
  /** Candidates already read. */
  readonly candidates: Map<Incoming, SegmentRow[]>
  /** The traces of drafts, queried together with their candidates. */
  readonly traces: Map<Incoming, () => Promise<Traces>>
  /** The drafts that match each segment. */
  readonly drafts: Map<string, readonly SegmentDraft[]>
  /** Segments that have become known by further references, with those references. */
  readonly referenced: Map<string, { readonly codes: readonly string[]; readonly origin: Incoming['origin'] }>
}

/** The initial state, before anything is read. */
export const matchingOf = (all: readonly Incoming[]): Matching => ({
  all: all.map(({ draft }) => draft),
  members: new Set(all.map(({ origin }) => origin.member)),
  candidates: new Map(),
  traces: new Map(),
  drafts: new Map(),
  referenced: new Map(),
})

/** Segments that may be the same booking as a draft. */
export async function candidatesFor(tx: Tx, incoming: Incoming, matching?: Matching): Promise<SegmentRow[]> {
  const cached = matching?.candidates.get(incoming)
  if (cached) return cached
  const terms = termsOf(incoming)
  matching?.traces.set(incoming, findTraces(tx, incoming.origin.observedAt, terms))
  const found = await findCandidates(tx, terms)
  const isOfOther = (row: SegmentRow): boolean =>
    isOfSender(row) && row.member_id !== incoming.origin.member && matching?.members.has(row.member_id) === true
  const rows = matching
    ? found.filter((row) => !isOfOther(row) && !isSiblings(incoming.draft, row, matching.all))
    : found
  matching?.candidates.set(incoming, rows)
  return rows
}

/** The search terms for a draft's booking. They still find a stay or rental that moved by a day. */
export function termsOf({ draft, origin: { ownerKey } }: Incoming): BookingTerms {
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

/** The candidates for a draft that nothing else in the email refers to. */
export const openFor = async (tx: Tx, incoming: Incoming, matching: Matching): Promise<readonly SegmentRow[]> =>
  (await candidatesFor(tx, incoming, matching)).filter(({ id }) => !matching.drafts.has(id))

/**
 * Whether a segment belongs to the draft's traveler. Compares traveler ids if both are known, else names, which two
 * people may share. The owner of a manually reassigned segment is not the person named in its emails.
 */
export function peopleOf(row: SegmentRow, { draft, origin: { member } }: Incoming): Agreement {
  if (draft.travelers.length === 0) return 'unknown'
  if (isOfSender(row) && row.member_id !== member)
    return agreeReferences(draft, draftOf(row)) === 'same' ? 'unknown' : 'differ'
  if (row.member_id === null && member === null && areNamesakes(draft, row)) return 'differ'
  if (row.member_id === null || member === null || 'member_id' in setByOf(row)) return samePeople(draft, row)
  return row.member_id === member ? 'same' : 'differ'
}

/** The segments that a draft refers to, closest first, and how well the first one matches. */
export async function matchesOf(
  tx: Tx,
  incoming: Incoming,
  matching?: Matching,
): Promise<{ readonly match: Match; readonly targets: readonly SegmentRow[] }> {
  const compared = (await candidatesFor(tx, incoming, matching)).map((row) => ({
    row,
    segment: draftOf(row),
    people: peopleOf(row, incoming),
  }))
  const found = closest(
    incoming.draft,
    compared.filter(({ row }) =>
      (matching?.drafts.get(row.id) ?? []).every((other) => isRepeated(incoming.draft, other)),
    ),
  )
  const [first] = found
  return {
    match: first ? sameness(incoming.draft, first.segment, first.people) : 'no',
    targets: oneOrAll(
      incoming,
      found.map(({ row }) => row),
    ),
  }
}

/** The segments under the draft's references that it moves to another day, nearest first. */
export async function findMoved(tx: Tx, incoming: Incoming, matching: Matching): Promise<SegmentRow[]> {
  const { draft, origin } = incoming
  const observation = { segment: draft, observed_at: origin.observedAt }
  const moved = (await openFor(tx, incoming, matching))
    .map((row) => ({ row, segment: draftOf(row) }))
    .filter(({ row, segment }) =>
      isMoved({ segment, observed_at: row.observed_at }, observation, peopleOf(row, incoming)),
    )
    .toSorted((a, b) => daysMoved(draft, a.segment) - daysMoved(draft, b.segment))
  return oneOrAll(
    incoming,
    moved.map(({ row }) => row),
  )
}

/**
 * The segments that a late email refers to, as they were when it was written. They have since moved under references
 * that the email does not know.
 */
export async function findFormer(tx: Tx, incoming: Incoming, matching: Matching): Promise<SegmentRow[]> {
  const { draft, origin } = incoming
  const late = (await openFor(tx, incoming, matching)).filter(
    (row) => row.observed_at > origin.observedAt && peopleOf(row, incoming) !== 'differ',
  )
  const observations = await findObservationsOf(
    tx,
    late.map((row) => ({ id: row.id, segment: draftOf(row) })),
  )
  const isFormer = (row: SegmentRow): boolean => {
    const rowObservations = observations.filter(([id]) => id === row.id)
    return (
      rowObservations.length > 1 &&
      rowObservations.some(([, one]) => sameness(draft, one.segment, peopleOf(row, incoming)) !== 'no')
    )
  }
  return oneOrAll(incoming, late.filter(isFormer))
}

/** One segment for the draft's traveler. If the draft names nobody, one per traveler; they share its price in order. */
const oneOrAll = ({ draft }: Incoming, rows: readonly SegmentRow[]): SegmentRow[] =>
  draft.travelers.length > 0
    ? rows.slice(0, 1)
    : rows
        .filter((row, at) => rows.findIndex(({ owner_key }) => owner_key === row.owner_key) === at)
        .map((row) => ({ row, segment: draftOf(row) }))
        .toSorted((a, b) => byTraveler(a.segment, b.segment))
        .map(({ row }) => row)
