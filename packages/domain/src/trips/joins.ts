import { dayOf } from '../kit/local-time'
import type { SegmentDraft } from '../segments/draft'
import { dayMs, finishOf, homeOf, hourMs, isBackHome, isJourney, startTime } from './course'
import { endOf, near, startOf } from './trip-place'

/** How long a trip waits for the next segment. */
const maxGaps = {
  /** Back home: the taxi or train from the airport. */
  afterReturnMs: 3 * hourMs,
  /** Away from home, if the next segment begins or ends where the trip has been, or leads home. */
  connectedMs: 21 * dayMs,
  /** Without a connection: a journey must follow immediately, a stay within days. */
  unconnectedJourneyMs: dayMs,
  unconnectedMs: 3 * dayMs,
}

/**
 * Whether a block of segments continues a trip. It does if it begins during the trip, or afterwards connects to a place
 * of the trip while the traveler is away. Another journey leaving home is another trip.
 * @param trip by start
 * @param block by start
 */
export function joins(trip: readonly SegmentDraft[], block: readonly SegmentDraft[]): boolean {
  const [first] = block
  if (!first) return false
  const gapMs = startTime(first) - Math.max(...trip.map(finishOf))
  if (gapMs > maxGaps.connectedMs) return false
  if (gapMs > 0 && isBackHome(trip)) return first.type !== 'air' && gapMs <= maxGaps.afterReturnMs
  if (startsNewTrip(trip, first)) return false
  if (gapMs <= 0) return true
  if (homeOf(trip) !== null && connects(trip, first)) return gapMs <= maxGaps.connectedMs
  const isSudden = isJourney(first) && !connects(trip, first)
  return gapMs <= (isSudden ? maxGaps.unconnectedJourneyMs : maxGaps.unconnectedMs)
}

/** A journey from the trip's home on a later day than its first one. */
function startsNewTrip(trip: readonly SegmentDraft[], next: SegmentDraft): boolean {
  const home = homeOf(trip)
  if (home === null || !isJourney(next) || !near(startOf(next), home)) return false
  const [first] = trip
  return !first?.start_datetime || !next.start_datetime || dayOf(first.start_datetime) !== dayOf(next.start_datetime)
}

/** Whether a segment begins at a place of the trip, or leads home. */
function connects(trip: readonly SegmentDraft[], next: SegmentDraft): boolean {
  const home = homeOf(trip)
  if (home !== null && isJourney(next) && near(endOf(next), home)) return true
  return trip
    .flatMap((segment) => [startOf(segment), endOf(segment)])
    .some((place) => (home === null || !near(place, home)) && near(place, startOf(next)))
}
