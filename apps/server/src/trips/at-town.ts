import type { Segment } from '@sextant/contract/segments/schemas'
import { findCity } from '@sextant/places/cities/find-city'

/**
 * Gives a stay without coordinates the coordinates of its town, so that a map can show it. Leaves anything else
 * unchanged.
 */
export function atTown(segment: Segment): Segment {
  const { type, start_latitude, start_locality, start_admin_code, start_country_code } = segment
  if (type !== 'hotel' || start_latitude !== null || start_locality === null) return segment
  const town = findCity(start_locality, start_country_code ?? undefined, start_admin_code ?? undefined)
  return town ? { ...segment, start_latitude: town.latitude, start_longitude: town.longitude } : segment
}
