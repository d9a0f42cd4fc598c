import type { Traveler } from '@sextant/contract/travelers/schemas'
import { countryName } from '../kit/country-name'
import type { Spot } from '../trips/spot'
import type { Whereabouts } from '../trips/whereabouts'

type Seen = Pick<Whereabouts, 'kind' | 'spot'> & {
  /** The hotel where they stay. */
  readonly hotel?: string | null
}

/**
 * Where a person currently is by their bookings, in one line, with the precision that they allow: `Hôtel des Quais,
 * Paris, France`, `On the way to Paris, France`; null if bookings say nothing.
 */
export function currentLocation(
  { kind, spot, hotel = null }: Seen,
  precision: Traveler['location_precision'],
): string | null {
  if (precision === 'none' || spot === null || kind === 'home' || kind === 'unknown') return null
  const place = [...textOf(spot, precision), ...(spot.country_code ? [countryName(spot.country_code)] : [])]
  const house = precision === 'exact' && kind === 'staying' && hotel ? [hotel] : []
  if (place.length === 0 && house.length === 0) return null
  const text = [...house, ...place].join(', ')
  return kind === 'in_transit' ? `On the way to ${text}` : text
}

function textOf(spot: Spot, precision: Traveler['location_precision']): string[] {
  if (precision === 'country') return []
  const name = spot.locality ?? (precision === 'exact' ? (spot.name ?? spot.code) : null)
  return name === null ? [] : [name]
}
