import { isCancellationOf, markOf } from './cancel'
import { isCancelledAlone, ofOneAlone, withShareOf } from './cancelled-alone'
import type { SegmentDraft } from './draft'
import { type KnownSegment, type MergeResult, merge, mergedWith, type Observation } from './merge'
import { areHoursOfOther } from './shared-hours'
import { valuesOf } from './stated-values'

/** What one email stated about a segment. `email_id` is null for anything that did not come by email. */
export type EmailObservation = Observation & { readonly email_id: string | null }

/**
 * Adds an email's observation. If the email mentions the segment several times, or is read again, it remains one
 * observation.
 */
export function withObservation(
  observations: readonly EmailObservation[],
  incoming: EmailObservation,
): EmailObservation[] {
  const previous = observations.find(({ email_id }) => email_id === incoming.email_id)
  const { segment, observed_at } = previous ? mergedWithin(previous, incoming) : incoming
  return [...observations.filter((one) => one !== previous), { email_id: incoming.email_id, segment, observed_at }]
}

/**
 * Merges two observations of one email. If it both cancels and books, the segment is booked if the cancellation is for
 * another leg, or only for the reference of the replaced booking.
 */
function mergedWithin(previous: EmailObservation, incoming: EmailObservation): Observation {
  const isOfReference = incoming.segment.status === 'Cancelled' && markOf(incoming.segment).cancels === undefined
  if (previous.segment.status === 'Active' && isOfReference) return previous
  // It turned out that the cancellation leaves somebody else.
  if (previous.segment.status === 'Cancelled' && isCancelledAlone(incoming.segment))
    return { ...previous, segment: ofOneAlone(previous.segment) }
  const { segment, observed_at } = observe(previous, incoming)
  const mark = previous.segment.status === 'Cancelled' ? markOf(incoming.segment) : {}
  const whole = { ...segment, metadata: { ...segment.metadata, ...mark } }
  return { segment: withShareOf(whole, incoming.segment), observed_at }
}

/**
 * Merges an observation with what is known. A cancellation of a leg that had already been moved to another day or
 * number does not apply to its replacement. Neither do the hours that another traveler was told.
 */
export function observe(existing: KnownSegment, incoming: Observation): MergeResult {
  const isNewer = incoming.observed_at >= existing.observed_at
  if (isNewer && areHoursOfOther(incoming.segment, existing.segment))
    return { ...existing, observed_at: incoming.observed_at, changed: [] }
  if (!isNewer || isCancellationOf(incoming.segment, existing.segment)) return merge(existing, incoming)
  return { ...existing, observed_at: incoming.observed_at, changed: [] }
}

/**
 * The segment that results from all its observations, merged from oldest to newest, so that their order of arrival does
 * not matter. Values set manually are never changed.
 */
export function mergeAll(existing: KnownSegment, observations: readonly EmailObservation[]): MergeResult {
  const [first, ...later] = observations.toSorted(inOrder)
  if (!first) return { ...existing, changed: [] }
  const { segment, observed_at } = later.reduce<Observation>(observe, unmarked(first))
  return mergedWith(existing, { segment: { ...segment, ...sameConverted(existing.segment, segment) }, observed_at })
}

/** The oldest observation may be a cancellation, whose leg identification is dropped. */
const unmarked = ({ segment, observed_at }: Observation): Observation => {
  const { cancels: _, without_status: __, changed_times: ___, ...metadata } = segment.metadata
  return { segment: { ...segment, metadata }, observed_at }
}

/** An unchanged price has already been converted, possibly at a newer rate. */
const sameConverted = ({ price, currency, cents, rate_date }: SegmentDraft, merged: SegmentDraft): object =>
  cents !== null && price === merged.price && currency === merged.currency ? { cents, rate_date } : {}

/**
 * Sorts by when they were written. Of those written at the same instant, the cancellation is last, and otherwise the
 * content decides.
 */
function inOrder(a: Observation, b: Observation): number {
  const keyOf = ({ segment, observed_at }: Observation): string =>
    [observed_at, segment.status === 'Cancelled' ? 1 : 0, JSON.stringify(ordered(valuesOf(segment)))].join(' ')
  const [one, other] = [keyOf(a), keyOf(b)]
  return one < other ? -1 : one > other ? 1 : 0
}

/** A value whose serialization does not depend on the order of its keys. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, ordered(item)])
}
