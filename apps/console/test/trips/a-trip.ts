import type { Trip } from '@sextant/contract/trips/schemas'

const stamp = '2026-03-01T09:30:00.000Z'

/** A trip to London. */
export const aTrip: Trip = {
  id: '12',
  member_id: '31',
  owner: { id: '31', name: 'Jordan Johnson', email: 'jordan@acme.test' },
  headline: 'London',
  destination: 'London',
  country_code: 'GB',
  begin_datetime: '2026-04-01T08:00:00',
  begin_time_zone_id: 'Europe/Berlin',
  end_datetime: '2026-04-03T18:00:00',
  end_time_zone_id: 'Europe/Berlin',
  status: 'Active',
  lifecycle: 'upcoming',
  segment_counts: { air: 1, hotel: 0, car: 0, rail: 0, activity: 0 },
  total_cost: null,
  currency: 'EUR',
  source_classification: null,
  warnings: [],
  notes: null,
  tags: [],
  created: stamp,
  modified: stamp,
}
