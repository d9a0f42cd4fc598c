import type { Traveler } from '@sextant/contract/travelers/schemas'

const stamp = '2026-03-01T09:30:00.000Z'

/** A person of whom little is known, but for what is given. */
export const aTraveler = (fields: Partial<Traveler> = {}): Traveler => ({
  id: '7',
  external_id: null,
  status: 'Active',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@acme.test',
  extra_email_addresses: [],
  phone: null,
  title: null,
  department: null,
  cost_center: null,
  office: null,
  manager_email: null,
  employee_id: null,
  worker_type: null,
  home_city: null,
  country: null,
  time_zone_id: null,
  emergency_contact: null,
  tags: [],
  location_precision: 'exact',
  trips_count: 0,
  trips: [],
  next_trip: null,
  current_location: null,
  created: stamp,
  modified: stamp,
  ...fields,
})
