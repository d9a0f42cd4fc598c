import { byName, columnOf, namesWith } from '@sextant/contract/kit/fields'
import { travelerFields } from '@sextant/contract/travelers/fields'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import type { AddedPerson, InputColumns } from './store'

const { status, location_precision } = columnOf(travelerFields, 'blank')
const single = namesWith(travelerFields, 'blank', null)

/**
 * A newly created person as the API returns them: no travel, only the given fields. Built here because reading up to a
 * million rows back would take longer than writing them.
 */
export const newTraveler = (input: InputColumns, { id, created }: Pick<AddedPerson, 'id' | 'created'>): Traveler => ({
  ...byName(single, (name) => input[name] ?? null),
  id,
  email: input.email,
  status: input.status ?? status,
  tags: input.tags ?? [],
  location_precision: input.location_precision ?? location_precision,
  extra_email_addresses: [],
  trips_count: 0,
  trips: [],
  next_trip: null,
  current_location: null,
  created,
  modified: created,
})
