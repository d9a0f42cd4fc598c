import type { SegmentType } from '@sextant/contract/segments/schemas'
import type { Trip } from '@sextant/contract/trips/schemas'
import type { KnownSegment, SegmentDraft } from '../segments/draft'
import { definingSegments } from './defining-segments'

type Costed = SegmentDraft & Pick<KnownSegment, 'net_cents'>

export type TripSummary = Pick<Trip, 'status' | 'segment_counts' | 'total_cost' | 'source_classification'>

/**
 * A trip's totals: segments by type, cost in hundredths of the reporting currency (null if no price is known), and
 * booking channel. Cancelled segments do not count, except in a trip that was cancelled as a whole. Their remaining
 * cost does.
 */
export function summariseTrip(segments: readonly Costed[]): TripSummary {
  const live = segments.filter(({ status }) => status === 'Active')
  const shapingSegments = definingSegments(segments)
  const count = (type: SegmentType): number => shapingSegments.filter((segment) => segment.type === type).length
  const costs = segments.flatMap((segment) => costOf(segment) ?? [])
  return {
    status: live.length > 0 ? 'Active' : 'Cancelled',
    segment_counts: {
      air: count('air'),
      hotel: count('hotel'),
      car: count('car'),
      rail: count('rail'),
      activity: count('activity'),
    },
    total_cost: costs.length > 0 ? costs.reduce((sum, cents) => sum + cents, 0) : null,
    source_classification: channelOf(shapingSegments),
  }
}

/**
 * `mixed` if some segments were booked through the managed channel and some outside it. Unknown sources are ignored.
 */
function channelOf(segments: readonly SegmentDraft[]): Trip['source_classification'] {
  const [channel = null, other] = new Set(segments.flatMap((segment) => segment.source_classification ?? []))
  return other ? 'mixed' : channel
}

/** The cost of a segment; null if unknown, or if a cancelled one costs nothing. */
function costOf({ status, cents, net_cents }: Costed): number | null {
  if (status === 'Active') return net_cents === undefined ? cents : net_cents
  return net_cents || null
}
