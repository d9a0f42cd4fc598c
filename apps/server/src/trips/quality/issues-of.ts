import { findingKey, findingsOf } from '@sextant/domain/trips/quality'
import type { Finding } from '@sextant/domain/trips/quality-finding'
import { draftOf, type SegmentRow } from '../../segments'
import type { FoundIssue } from './store'

/** The issues in some trips of one owner, each with its segments. */
export const issuesOf = (ownerKey: string, trips: ReadonlyMap<string, readonly SegmentRow[]>): FoundIssue[] =>
  [...trips].flatMap(([trip, members]) =>
    findingsOf({
      segments: members.map(draftOf),
      isOwned: members.some(({ member_id }) => member_id !== null),
      ownerName: members.flatMap(({ travelers }) => travelers)[0] ?? null,
    }).map((finding) => ({ ...issueOf(trip, finding), owner_key: ownerKey })),
  )

const issueOf = (trip: string, finding: Finding) => ({
  key: findingKey(finding),
  code: finding.code,
  message: finding.message,
  trip_id: trip,
  day: finding.day,
  segments: finding.segments.map(({ type, id }) => ({ type, id })),
})
