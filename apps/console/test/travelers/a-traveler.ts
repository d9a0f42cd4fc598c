import { columnOf } from '@sextant/contract/kit/fields'
import { travelerFields } from '@sextant/contract/travelers/fields'
import type { Traveler } from '@sextant/contract/travelers/schemas'

const stamp = '2026-03-01T09:30:00.000Z'

/** A person with few known details, with overrides. */
export const aTraveler = (fields: Partial<Traveler> = {}): Traveler => ({
  ...columnOf(travelerFields, 'blank'),
  id: '7',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@acme.test',
  extra_email_addresses: [],
  tags: [],
  trips_count: 0,
  trips: [],
  next_trip: null,
  current_location: null,
  created: stamp,
  modified: stamp,
  ...fields,
})
