import type { SegmentDraft } from './draft'
import { type KnownSegment, type Merged, merge, mergedWith, type Observation } from './merge'

/** What one email stated about a segment; `email_id` is null for everything that did not come by email. */
export type EmailObservation = Observation & { readonly email_id: string | null }

/** Adds what an email tells; what it tells in several places, or when it is read again, is one observation. */
export function withObservation(known: readonly EmailObservation[], incoming: EmailObservation): EmailObservation[] {
  const own = known.find(({ email_id }) => email_id === incoming.email_id)
  const { segment, observed_at } = own ? merge(own, incoming) : incoming
  return [...known.filter((one) => one !== own), { email_id: incoming.email_id, segment, observed_at }]
}

/**
 * The segment that all its observations come to: merged from the oldest to the newest, so that the order in which they
 * arrived does not matter. Values set manually are never changed.
 */
export function mergeAll(known: KnownSegment, observations: readonly EmailObservation[]): Merged {
  const [first, ...later] = observations.toSorted(inOrder)
  if (!first) return { ...known, changed: [] }
  const { segment, observed_at } = later.reduce<Observation>((before, next) => merge(before, next), first)
  return mergedWith(known, { segment: { ...segment, ...sameConverted(known.segment, segment) }, observed_at })
}

/** A price that stays has been converted already, at a rate that may be newer. */
const sameConverted = ({ price, currency, cents, rate_date }: SegmentDraft, merged: SegmentDraft): object =>
  cents !== null && price === merged.price && currency === merged.currency ? { cents, rate_date } : {}

/** By when they were written; of those written at the same instant the cancellation is last, and content decides. */
function inOrder(a: Observation, b: Observation): number {
  const keyOf = ({ segment, observed_at }: Observation): string =>
    [observed_at, segment.status === 'Cancelled' ? 1 : 0, JSON.stringify(ordered(valuesOf(segment)))].join(' ')
  const [one, other] = [keyOf(a), keyOf(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

/** A value whose text does not depend on the order of its keys. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, own]) => [key, ordered(own)])
}

/** Of a stored segment alone. */
const leftOut = new Set(['id', 'trip_id', 'pinned'])

/** What a draft tells, as it is stored: without missing values. */
export const valuesOf = (draft: SegmentDraft): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => !leftOut.has(field) && JSON.stringify(value) !== JSON.stringify(emptyOf(value)),
    ),
  )

/** A draft from its stored values. */
export const draftOfValues = (known: SegmentDraft, values: Record<string, unknown>): SegmentDraft => ({
  ...withoutValues(known),
  ...values,
})

/** A draft of the same type that tells nothing but its status. */
export const withoutValues = (draft: SegmentDraft): SegmentDraft => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(draft).flatMap(([field, value]) => (defining.has(field) ? [] : [[field, emptyOf(value)]])),
  ),
})

/** The fields that no draft is without. */
const defining = new Set(['type', 'activity_type', 'status'])

const emptyOf = (value: unknown): unknown =>
  Array.isArray(value) ? [] : typeof value === 'object' && value !== null ? {} : null
