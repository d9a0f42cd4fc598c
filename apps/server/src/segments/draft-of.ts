import type { KnownSegment } from '@sextant/domain/segments/draft'
import { presentSegment } from './present'
import type { SegmentRow } from './store'

/** A stored segment as the rules know it. */
export function draftOf(row: SegmentRow): KnownSegment {
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
  } = presentSegment(row)
  return { ...known, pinned: row.pinned }
}
