import { AirSegment, airFields, type Segment } from '@sextant/contract/segments/schemas'
import type { TripDetail } from '@sextant/contract/trips/schemas'

const stamps = { created: '2026-02-02T08:00:00Z', modified: '2026-02-02T08:00:00Z' }

/** Sets each field to null, except lists and objects that are never null. */
const blankFields = (shape: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, null]))

/** A flight with only the given fields known. */
export const flight = (fields: Partial<AirSegment>): Segment =>
  AirSegment.parse({
    ...blankFields(AirSegment.shape),
    ...blankFields(airFields),
    id: '1',
    trip_id: '1',
    type: 'air',
    status: 'Active',
    travelers: ['Ada Lovelace'],
    references: [],
    seats: [],
    tickets: [],
    metadata: {},
    evidence: {},
    set_by: {},
    ...stamps,
    ...fields,
  })

/** A trip with these segments, grouped by local date. */
export const tripWith = (segments: TripDetail['segments'], fields: Partial<TripDetail> = {}): TripDetail => ({
  id: '1',
  member_id: null,
  owner: { id: null, name: 'Ada Lovelace', email: null },
  headline: 'Tokyo',
  destination: 'Tokyo',
  country_code: 'JP',
  begin_datetime: null,
  begin_time_zone_id: null,
  end_datetime: null,
  end_time_zone_id: null,
  status: 'Active',
  lifecycle: 'upcoming',
  segment_counts: { air: 2, hotel: 0, car: 0, rail: 0, activity: 0 },
  total_cost: null,
  currency: 'USD',
  source_classification: null,
  warnings: [],
  notes: null,
  tags: [],
  ...stamps,
  segments,
  ...fields,
})
