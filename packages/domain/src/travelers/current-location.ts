import type { Traveler } from '@sextant/contract/travelers/schemas'
import { countryName } from '../kit/country-name'
import type { TripPlace } from '../trips/trip-place'
import type { Whereabouts } from '../trips/whereabouts'

type CurrentPlace = Pick<Whereabouts, 'kind' | 'place'> & {
  /** The hotel where they stay. */
  readonly hotel?: string | null
}

/**
 * Where a person currently is according to their bookings, in one line, with the precision that they allow: `Hôtel des
 * Quais, Paris, France`, `On the way to Paris, France`; null if unknown.
 */
export function currentLocation(
  { kind, place, hotel = null }: CurrentPlace,
  precision: Traveler['location_precision'],
): string | null {
  if (precision === 'none' || place === null || kind === 'home' || kind === 'unknown') return null
  const parts = [...textOf(place, precision), ...(place.country_code ? [countryName(place.country_code)] : [])]
  const house = precision === 'exact' && kind === 'staying' && hotel ? [hotel] : []
  if (parts.length === 0 && house.length === 0) return null
  const text = [...house, ...parts].join(', ')
  return kind === 'in_transit' ? `On the way to ${text}` : text
}

function textOf(place: TripPlace, precision: Traveler['location_precision']): string[] {
  if (precision === 'country') return []
  const name = place.locality ?? (precision === 'exact' ? (place.name ?? place.code) : null)
  return name === null ? [] : [name]
}
