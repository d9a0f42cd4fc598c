import type { Segment } from '@sextant/contract/segments/schemas'
import type { KnownSegment } from '@sextant/domain/segments/draft'
import { presentSegment } from './present'
import type { SegmentRow } from './store'

/** Converts a segment of the API to the form that the domain rules use. */
export function knownOf(segment: Segment): KnownSegment {
  const {
    member_id: _member,
    member_name: _name,
    email_id: _email,
    booking_id: _booking,
    sub_type: _sub,
    cancelled_at: _cancelled,
    co2_kg: _co2,
    co2_method: _method,
    set_by: _set,
    created: _created,
    modified: _modified,
    ...values
  } = segment
  return values
}

/** Converts a stored segment to the form that the domain rules use. */
export const draftOf = (row: SegmentRow): KnownSegment => ({
  ...knownOf(presentSegment(row)),
  references: [...row.references],
  pinned: row.pinned,
})
