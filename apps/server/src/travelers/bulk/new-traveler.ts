import type { Traveler } from '@sextant/contract/travelers/schemas'
import { type Added, type GivenColumns, usual } from './store'

/**
 * Somebody who was added just now as the API answers them: they have no travel, and nothing but what was given. Made here
 * because a million of them are told of, and reading each again takes longer than writing it.
 */
export const newTraveler = (
  { email, ...given }: GivenColumns,
  { id, created }: Pick<Added, 'id' | 'created'>,
): Traveler => ({
  external_id: given.external_id ?? null,
  first_name: given.first_name ?? null,
  last_name: given.last_name ?? null,
  phone: given.phone ?? null,
  title: given.title ?? null,
  department: given.department ?? null,
  cost_center: given.cost_center ?? null,
  office: given.office ?? null,
  manager_email: given.manager_email ?? null,
  employee_id: given.employee_id ?? null,
  worker_type: given.worker_type ?? null,
  home_city: given.home_city ?? null,
  country: given.country ?? null,
  time_zone_id: given.time_zone_id ?? null,
  emergency_contact: given.emergency_contact ?? null,
  id,
  email,
  status: given.status ?? usual.status,
  tags: given.tags ?? [],
  location_precision: given.location_precision ?? usual.location_precision,
  extra_email_addresses: [],
  trips_count: 0,
  trips: [],
  next_trip: null,
  current_location: null,
  created,
  modified: created,
})
