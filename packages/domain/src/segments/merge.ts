import { dayOf } from '../kit/local-time'
import { isMisspelt } from '../travelers/misspelt'
import { mayBeSameName, sameName } from '../travelers/name-key'
import { isCancelledAlone, isOfThoseLeft, ofOneAlone } from './cancelled-alone'
import { withChangedTimes } from './changed-times'
import { derive } from './derive'
import { assumedOf, type SegmentDraft } from './draft'
import { contradicted } from './field-groups'
import { formerNamesOf, formerNamesOfBoth, isFormerName } from './former-names'
import { withoutPhones } from './place-phones'
import { unitedReferences } from './references'
import { isWithoutStatus } from './without-status'

/** A segment with the date of the newest email about it (an instant in UTC). */
export type Observation = { readonly segment: SegmentDraft; readonly observed_at: string }

/** An existing segment with the fields that people set manually. */
export type KnownSegment = Observation & { readonly set?: readonly string[] }

/** The result of a merge, and which fields of the existing segment changed, not counting evidence and metadata. */
export type MergeResult = Observation & { readonly changed: readonly string[] }

/**
 * Merges two observations of one segment. The newer email wins for what it contains and never clears anything else;
 * defaults never replace actual values; travelers and references are combined; the newer email's status counts, so that
 * an older confirmation arriving late does not revive a cancelled booking. Of two emails at the same instant the
 * cancellation wins, else the incoming one. Values set manually are never changed by email. Idempotent. Segments of
 * different types are not merged: the existing one stays.
 */
export function merge({ set = [], ...existing }: KnownSegment, incoming: Observation): MergeResult {
  if (existing.segment.type !== incoming.segment.type) return { ...existing, changed: [] }
  const late = incoming.observed_at < existing.observed_at
  const [older, stated] = late ? [incoming, existing] : [existing, incoming]
  const newer = { ...stated, segment: withChangedTimes(older.segment, stated.segment) }
  const cancelledAtOnce = incoming.observed_at === existing.observed_at && existing.segment.status === 'Cancelled'
  const keepsStatus = isWithoutStatus(newer.segment) || isOfThoseLeft(newer.segment, older.segment)
  const status = cancelledAtOnce ? 'Cancelled' : (keepsStatus ? older : newer).segment.status
  const isAlone = status === 'Cancelled' && [older, newer].some((one) => isCancelledAlone(one.segment))
  const merged = { ...layered(older.segment, newer.segment), status }
  const segment = isAlone ? ofOneAlone(merged) : merged
  return mergedWith({ ...existing, set }, { segment, observed_at: newer.observed_at })
}

/** Applies the merged observations to an existing segment, keeping what was set manually. */
export function mergedWith({ set = [], ...existing }: KnownSegment, observed: Observation): MergeResult {
  const metadata = withoutPhones(observed.segment.metadata, set)
  const segment = derive({ ...observed.segment, metadata, ...fieldsOf(existing.segment, set) })
  return { segment, observed_at: observed.observed_at, changed: changesOf(existing.segment, segment) }
}

const fieldsOf = (segment: SegmentDraft, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(segment).filter(([field]) => fields.includes(field)))

function layered(older: SegmentDraft, newer: SegmentDraft): SegmentDraft {
  const stale = staleFields(older, newer)
  const retained = retainedFields(older, newer, stale)
  const fromOlder: Record<string, unknown> = Object.fromEntries(
    Object.entries(older).filter(([field]) => retained.has(field)),
  )
  return {
    ...newer,
    ...fromOlder,
    ...('seats' in older && 'seats' in newer && ticketing(older, newer)),
    ...sourceOf(older, newer),
    travelers: travelersOf(older, newer),
    references: unitedReferences([...older.references, ...newer.references]),
    metadata: metadataOf({ ...older, metadata: withoutPhones(older.metadata, [...stale]) }, newer, retained),
    evidence: {
      ...Object.fromEntries(Object.entries(older.evidence).filter(([field]) => !stale.has(field))),
      ...newer.evidence,
    },
  }
}

/**
 * What the newer observation contradicts. The full price, restated for one of the parts that it was divided among, is
 * not news about that part. Neither is a price of zero, which means that there is nothing more to pay.
 */
function staleFields(older: SegmentDraft, newer: SegmentDraft): ReadonlySet<string> {
  const stale = contradicted(older, newer)
  return isNoPrice(older, newer) ? new Set([...stale].filter((field) => !priceFields.has(field))) : stale
}

const priceFields: ReadonlySet<string> = new Set(['price', 'currency', 'cents', 'rate_date'])

const isNoPrice = (older: SegmentDraft, newer: SegmentDraft): boolean =>
  isTotalAgain(older, newer) || (Number(older.price) > 0 && newer.price !== null && Number(newer.price) === 0)

const isTotalAgain = (older: SegmentDraft, newer: SegmentDraft): boolean =>
  newer.price !== null &&
  newer.metadata['total_price'] === undefined &&
  older.currency === newer.currency &&
  Number(older.metadata['total_price']) === Number(newer.price)

/**
 * The fields for which the older observation is kept: the newer has none or only an assumed value, and no related field
 * contradicts it. A booking date derived from when an email was sent is that of the first email.
 */
function retainedFields(older: SegmentDraft, newer: SegmentDraft, stale: ReadonlySet<string>): ReadonlySet<string> {
  const now = new Map<string, unknown>(Object.entries(newer))
  const assumedBefore = assumedOf(older)
  const isOld = isNoPrice(older, newer)
  const assumedNow = new Set(assumedOf(newer).filter((field) => !assumedBefore.includes(field)))
  const retained = Object.entries(older)
    .filter(([field, value]) => !stale.has(field) && isKnown(value))
    .filter(
      ([field, value]) =>
        !isKnown(now.get(field)) ||
        (isOld && priceFields.has(field)) ||
        (assumedNow.has(field) && isNoNews(value, now.get(field))) ||
        (field === 'booked_at' && assumedOf(newer).includes(field)),
    )
  return new Set(retained.map(([field]) => field))
}

const isKnown = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0)

/** An assumed time is no information. A day with an assumed time adds nothing if the day is the same. */
const isNoNews = (before: unknown, now: unknown): boolean =>
  !String(now).includes('T') || dayOf(String(before)) === dayOf(String(now))

/** The names of both, without those that an email has corrected. */
function travelersOf(older: SegmentDraft, newer: SegmentDraft): string[] {
  const all = mergedNames(older.travelers, newer.travelers)
  const former = [older, newer].flatMap(formerNamesOf)
  const current = all.filter((name) => !isFormerName(name, former))
  return current.length > 0 ? current : all
}

/** The names of both. One that the newer observation corrects is replaced. */
function mergedNames(older: readonly string[], newer: readonly string[]): string[] {
  const added = newer.filter((name) => !older.some((other) => mayBeSameName(name, other)))
  const corrected = (name: string): boolean =>
    added.some((other) => isMisspelt(name, other)) && !newer.some((other) => sameName(name, other))
  return [...older.filter((name) => !corrected(name)), ...added]
}

type Ticketed = Pick<SegmentDraft, 'travelers'> & {
  readonly seats: readonly string[]
  readonly tickets: readonly string[]
}

/**
 * Seats and tickets of all travelers. The newer list replaces the older one unless it is about other travelers, in
 * which case both are kept.
 */
function ticketing(older: Ticketed, newer: Ticketed): { seats: string[]; tickets: string[] } {
  const isOfAll =
    newer.travelers.length === 0 || mergedNames(newer.travelers, older.travelers).length === newer.travelers.length
  const choose = (before: readonly string[], now: readonly string[]): string[] => [
    ...new Set(isOfAll && now.length > 0 ? now : [...before, ...now]),
  ]
  return { seats: choose(older.seats, newer.seats), tickets: choose(older.tickets, newer.tickets) }
}

const rank = { tmc: 2, direct: 1 }
const rankOf = ({ source_classification }: SegmentDraft): number =>
  source_classification ? rank[source_classification] : 0

/**
 * A booking reported by a travel management company stays managed, whoever emails later. An unknown sender changes
 * nothing.
 */
function sourceOf(older: SegmentDraft, newer: SegmentDraft) {
  const isOlder = newer.source === null || rankOf(older) > rankOf(newer)
  const { source, source_name, source_classification } = isOlder ? older : newer
  return { source, source_name, source_classification }
}

function metadataOf(older: SegmentDraft, newer: SegmentDraft, retained: ReadonlySet<string>) {
  const assumed = [
    ...assumedOf(older).filter((field) => retained.has(field)),
    ...assumedOf(newer).filter((field) => !retained.has(field)),
  ]
  const priced = retained.has('price') || newer.price === null ? older : newer
  const {
    assumed: _,
    total_price: __,
    cancels: ___,
    without_status: ____,
    cancelled_alone: _____,
    changed_times: ______,
    ...metadata
  } = {
    ...older.metadata,
    ...newer.metadata,
  }
  const { total_price } = priced.metadata
  return {
    ...metadata,
    ...formerNamesOfBoth(older, newer),
    ...(total_price !== undefined && { total_price }),
    ...(assumed.length > 0 && { assumed }),
  }
}

function changesOf(before: SegmentDraft, after: SegmentDraft): string[] {
  const previous = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field]) => field !== 'evidence' && field !== 'metadata')
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(previous.get(field)))
    .map(([field]) => field)
}
