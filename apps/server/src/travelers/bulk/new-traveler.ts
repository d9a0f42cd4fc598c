import { byName, columnOf, namesWith } from '@sextant/contract/kit/fields'
import { travelerFields } from '@sextant/contract/travelers/fields'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import type { Added, GivenColumns } from './store'

const { status, location_precision } = columnOf(travelerFields, 'blank')
const single = namesWith(travelerFields, 'blank', null)

/**
 * Somebody who was added just now as the API answers them: they have no travel, and nothing but what was given. Made
 * here because a million of them are told of, and reading each again takes longer than writing it.
 */
export const newTraveler = (given: GivenColumns, { id, created }: Pick<Added, 'id' | 'created'>): Traveler => ({
  ...byName(single, (name) => given[name] ?? null),
  id,
  email: given.email,
  status: given.status ?? status,
  tags: given.tags ?? [],
  location_precision: given.location_precision ?? location_precision,
  extra_email_addresses: [],
  trips_count: 0,
  trips: [],
  next_trip: null,
  current_location: null,
  created,
  modified: created,
})
