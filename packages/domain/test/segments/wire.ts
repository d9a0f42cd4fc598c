import type { Segment } from '@sextant/contract/segments/schemas'
import type { KnownSegment } from '@sextant/domain/segments/draft'

/** The segment as the API returns it. */
export const onWire = (segment: KnownSegment): Segment => ({
  ...segment,
  member_id: null,
  member_name: null,
  email_id: null,
  net_cents: segment.cents,
  booking_id: null,
  sub_type: null,
  cancelled_at: null,
  co2_kg: null,
  co2_method: null,
  set_by: {},
  created: '2026-01-01T00:00:00.000Z',
  modified: '2026-01-01T00:00:00.000Z',
})
