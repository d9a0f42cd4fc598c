import type { Traveler } from '@sextant/contract/travelers/schemas'
import type { Whereabout } from '@sextant/contract/trips/where'

const unproven = { flight: null, hotel: null, trip_id: null, segment: null } as const
const noPlace = {
  place: null,
  locality: null,
  country_code: null,
  latitude: null,
  longitude: null,
  until: null,
  time_zone_id: null,
} as const

/** Coordinates rounded to city level: a tenth of a degree is about eleven kilometres. */
const townDegrees = (degrees: number | null): number | null => (degrees === null ? null : Math.round(degrees * 10) / 10)

/**
 * Limits a location to the precision that the person allows. From `city` on, the booking that proves it is hidden,
 * because it names the hotel and flight; from `country` on also when they leave; with `none` everything.
 */
export function limitPrecision(whereabout: Whereabout, precision: Traveler['location_precision']): Whereabout {
  switch (precision) {
    case 'exact':
      return whereabout
    case 'city':
      return {
        ...whereabout,
        ...unproven,
        place: whereabout.locality,
        latitude: townDegrees(whereabout.latitude),
        longitude: townDegrees(whereabout.longitude),
      }
    case 'country':
      return { ...whereabout, ...unproven, ...noPlace, country_code: whereabout.country_code }
    case 'none':
      return { ...whereabout, ...unproven, ...noPlace, kind: 'unknown' }
  }
}
