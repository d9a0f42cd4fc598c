import type { SegmentType } from '@sextant/contract/segments/schemas'
import type { Trip } from '@sextant/contract/trips/schemas'
import type { SegmentDraft } from '../segments/draft'
import { shaping } from './shaping'

export type TripSummary = Pick<Trip, 'status' | 'segment_counts' | 'total_cost' | 'source_classification'>

/**
 * What a trip comes to: its segments by type, its cost in hundredths of the reporting currency (null where no price is
 * known), and the channel it was booked through. Cancelled segments cost and count nothing, but in a trip that was
 * cancelled whole they tell what it was; only their cost is then unknown.
 */
export function summariseTrip(segments: readonly SegmentDraft[]): TripSummary {
  const live = segments.filter(({ status }) => status === 'Active')
  const shapingSegments = shaping(segments)
  const count = (type: SegmentType): number => shapingSegments.filter((segment) => segment.type === type).length
  const costs = live.flatMap(({ cents }) => cents ?? [])
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

/** `mixed` where some was booked through the managed channel and some past it; unknown sources say nothing. */
function channelOf(segments: readonly SegmentDraft[]): Trip['source_classification'] {
  const [channel = null, other] = new Set(segments.flatMap((segment) => segment.source_classification ?? []))
  return other ? 'mixed' : channel
}
