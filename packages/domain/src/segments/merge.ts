import { dayOf } from '../kit/local-time'
import { mayBeSameName } from '../travelers/name-key'
import { derive } from './derive'
import { assumedOf, type SegmentDraft } from './draft'
import { contradicted } from './field-groups'

/** A segment, and when the newest mail that told of it was written (an instant in UTC). */
export type Observation = { readonly segment: SegmentDraft; readonly told_at: string }

/** A segment as it is known, with the fields that people set by hand. */
export type KnownSegment = Observation & { readonly set?: readonly string[] }

/** What a merge made, and which of the known segment's fields it changed; evidence and metadata are not counted. */
export type Merged = Observation & { readonly changed: readonly string[] }

/**
 * Two accounts of one segment as one. The newer mail wins on what it knows and never erases what it does not know; a
 * default never replaces what was told; travelers are united; the newer mail's status counts, so that an older
 * confirmation that arrives late does not revive a cancelled booking. Of two mails of one instant the cancellation
 * counts, else the incoming. What people set by hand no mail changes. Doing it twice changes nothing. Segments of two
 * types are not merged: the known one stays.
 */
export function merge({ set = [], ...known }: KnownSegment, incoming: Observation): Merged {
  if (known.segment.type !== incoming.segment.type) return { ...known, changed: [] }
  const late = incoming.told_at < known.told_at
  const [older, newer] = late ? [incoming, known] : [known, incoming]
  const cancelledAtOnce = incoming.told_at === known.told_at && known.segment.status === 'Cancelled'
  const segment = derive({
    ...layered(older.segment, newer.segment),
    status: cancelledAtOnce ? 'Cancelled' : newer.segment.status,
    ...fieldsOf(known.segment, set),
  })
  return { segment, told_at: newer.told_at, changed: changesOf(known.segment, segment) }
}

const fieldsOf = (segment: SegmentDraft, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(segment).filter(([field]) => fields.includes(field)))

function layered(older: SegmentDraft, newer: SegmentDraft): SegmentDraft {
  const stale = contradicted(older, newer)
  const retained = retainedFields(older, newer, stale)
  const fromOlder: Record<string, unknown> = Object.fromEntries(
    Object.entries(older).filter(([field]) => retained.has(field)),
  )
  return {
    ...newer,
    ...fromOlder,
    ...('seats' in older && 'seats' in newer && ticketing(older, newer)),
    ...sourceOf(older, newer),
    travelers: united(older.travelers, newer.travelers),
    metadata: metadataOf(older, newer, retained),
    evidence: {
      ...Object.fromEntries(Object.entries(older.evidence).filter(([field]) => !stale.has(field))),
      ...newer.evidence,
    },
  }
}

/**
 * The fields on which the older account counts: the newer is silent or only assumes, and nothing beside contradicts it.
 */
function retainedFields(older: SegmentDraft, newer: SegmentDraft, stale: ReadonlySet<string>): ReadonlySet<string> {
  const now = new Map<string, unknown>(Object.entries(newer))
  const assumedBefore = assumedOf(older)
  const assumedNow = new Set(assumedOf(newer).filter((field) => !assumedBefore.includes(field)))
  const retained = Object.entries(older)
    .filter(([field, value]) => !stale.has(field) && isKnown(value))
    .filter(([field, value]) => !isKnown(now.get(field)) || (assumedNow.has(field) && isNoNews(value, now.get(field))))
  return new Set(retained.map(([field]) => field))
}

const isKnown = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0)

/** An assumed hour says nothing; a day with an assumed hour says nothing new if it is the same day. */
const isNoNews = (before: unknown, now: unknown): boolean =>
  !String(now).includes('T') || dayOf(String(before)) === dayOf(String(now))

const united = (older: readonly string[], newer: readonly string[]): string[] => [
  ...older,
  ...newer.filter((name) => !older.some((other) => mayBeSameName(name, other))),
]

type Ticketed = Pick<SegmentDraft, 'travelers'> & {
  readonly seats: readonly string[]
  readonly tickets: readonly string[]
}

/**
 * Seats and tickets of everybody: the newer list replaces the older unless it is of other travelers, then both stand.
 */
function ticketing(older: Ticketed, newer: Ticketed): { seats: string[]; tickets: string[] } {
  const isOfAll =
    newer.travelers.length === 0 || united(newer.travelers, older.travelers).length === newer.travelers.length
  const choose = (before: readonly string[], now: readonly string[]): string[] => [
    ...new Set(isOfAll && now.length > 0 ? now : [...before, ...now]),
  ]
  return { seats: choose(older.seats, newer.seats), tickets: choose(older.tickets, newer.tickets) }
}

const rank = { tmc: 2, direct: 1 }
const rankOf = ({ source_classification }: SegmentDraft): number =>
  source_classification ? rank[source_classification] : 0

/**
 * What a travel-management company told of is managed, whoever writes of it later; an unknown sender takes nothing
 * away.
 */
function sourceOf(older: SegmentDraft, newer: SegmentDraft) {
  const { source, source_name, source_classification } = rankOf(older) > rankOf(newer) ? older : newer
  return { source, source_name, source_classification }
}

function metadataOf(older: SegmentDraft, newer: SegmentDraft, retained: ReadonlySet<string>) {
  const assumed = [
    ...assumedOf(older).filter((field) => retained.has(field)),
    ...assumedOf(newer).filter((field) => !retained.has(field)),
  ]
  const { assumed: _, ...metadata } = { ...older.metadata, ...newer.metadata }
  return { ...metadata, ...(assumed.length > 0 && { assumed }) }
}

function changesOf(before: SegmentDraft, after: SegmentDraft): string[] {
  const was = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field]) => field !== 'evidence' && field !== 'metadata')
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was.get(field)))
    .map(([field]) => field)
}
