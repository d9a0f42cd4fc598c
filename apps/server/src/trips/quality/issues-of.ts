import { findingKey, findingsOf } from '@sextant/domain/trips/quality'
import type { Finding } from '@sextant/domain/trips/quality-finding'
import { draftOf, type SegmentRow } from '../../segments'
import type { FoundIssue } from './store'

/** The issues in one owner's segments, trip by trip. Segments without a trip are ignored. */
export function issuesOf(segments: readonly SegmentRow[]): FoundIssue[] {
  const trips = new Map<string, SegmentRow[]>()
  for (const segment of segments) {
    if (segment.trip_id !== null) trips.set(segment.trip_id, [...(trips.get(segment.trip_id) ?? []), segment])
  }
  return [...trips].flatMap(([trip, members]) =>
    findingsOf({
      segments: members.map(draftOf),
      isOwned: members.some(({ member_id }) => member_id !== null),
      ownerName: members.flatMap(({ travelers }) => travelers)[0] ?? null,
    }).map((finding) => issueOf(trip, finding)),
  )
}

const issueOf = (trip: string, finding: Finding): FoundIssue => ({
  key: findingKey(finding),
  code: finding.code,
  message: finding.message,
  trip_id: trip,
  day: finding.day,
  segments: finding.segments.map(({ type, id }) => ({ type, id })),
})
