import type { Segment } from '@sextant/contract/segments/schemas'
import type { KnownSegment } from '@sextant/domain/segments/draft'
import { presentSegment } from './present'
import type { SegmentRow } from './store'

/** A segment of the API as the rules know it. */
export function knownOf(segment: Segment): KnownSegment {
  const {
    member_id: _member,
    member_name: _name,
    email_id: _email,
    sub_type: _sub,
    cancelled_at: _cancelled,
    co2_kg: _co2,
    set_by: _set,
    created: _created,
    modified: _modified,
    ...known
  } = segment
  return known
}

/** A stored segment as the rules know it. */
export const draftOf = (row: SegmentRow): KnownSegment => ({
  ...knownOf(presentSegment(row)),
  pinned: row.pinned,
})
