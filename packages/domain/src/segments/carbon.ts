import type { CarbonMethod } from '@sextant/contract/segments/carbon'
import { kilometresBetween } from '../kit/great-circle'
import { carFactors, type FlightClass, flightFactors, hotelFactors, railFactors } from './carbon-factors'
import type { Draft, SegmentDraft } from './draft'

/** The estimates for a segment by each method, in kg CO2e; null if there is none. */
export type CarbonEstimates = Readonly<Record<CarbonMethod, number | null>>

/** Distance in kilometres above which a flight to or from the UK is long-haul (DESNZ methodology paper). */
const longHaulKm = 3700

/** Ratio of rail distance to great-circle distance: the methods use distance travelled. */
const railDetour = 1.2

/** Rental companies do not state how far a car will be driven. */
const kmPerRentalDay = 100

/** Countries without a factor get the median of those that have one. */
const medianHotel = Object.values(hotelFactors).toSorted((a, b) => a - b)[
  Math.floor(Object.keys(hotelFactors).length / 2)
]

/**
 * Estimates the greenhouse gases of a segment for its traveler (docs/carbon.md): flights by great circle, class and
 * band; trains by great circle with a detour; cars by days and size; stays by nights and country, one room each.
 * Activities have no estimate.
 */
export function estimateCarbon(segment: SegmentDraft): CarbonEstimates {
  const [withRf, withoutRf] = kilograms(segment) ?? [null, null]
  return { 'desnz-2025': rounded(withRf), 'desnz-2025-without-rf': rounded(withoutRf) }
}

const rounded = (kg: number | null): number | null => (kg === null ? null : Math.round(kg * 100) / 100)

/** With radiative forcing, and without. */
function kilograms(segment: SegmentDraft): readonly [number, number] | null {
  switch (segment.type) {
    case 'air':
      return ofFlight(segment)
    case 'rail':
      return both(distanceOf(segment), railDetour * railFactor(segment))
    case 'car':
      return both(segment.numberOfDays, kmPerRentalDay * carFactors[carSize(segment.car_type)])
    case 'hotel':
      return both(segment.numberOfNights, hotelFactors[segment.start_country_code ?? ''] ?? medianHotel ?? 0)
    case 'activity':
      return null
  }
}

const both = (amount: number | null, factor: number): readonly [number, number] | null =>
  amount === null ? null : [amount * factor, amount * factor]

function ofFlight(flight: Draft<'air'>): readonly [number, number] | null {
  const km = distanceOf(flight)
  if (km === null) return null
  const [withRf, withoutRf] = flightFactors[bandOf(flight, km)][flightClass(flight)]
  return [km * withRf, km * withoutRf]
}

function distanceOf(segment: SegmentDraft): number | null {
  const { start_latitude, start_longitude, end_latitude, end_longitude } = segment
  if (start_latitude === null || start_longitude === null) return null
  if (end_latitude === null || end_longitude === null) return null
  return kilometresBetween(
    { latitude: start_latitude, longitude: start_longitude },
    { latitude: end_latitude, longitude: end_longitude },
  )
}

function bandOf({ start_country_code, end_country_code }: SegmentDraft, km: number): keyof typeof flightFactors {
  const inUk = [start_country_code, end_country_code].filter((country) => country === 'GB').length
  if (inUk === 2) return 'domestic'
  if (inUk === 0) return 'elsewhere'
  return km > longHaulKm ? 'long' : 'short'
}

/** Trains between the UK and elsewhere go through the Channel Tunnel. All others count as national. */
const railFactor = ({ start_country_code, end_country_code }: SegmentDraft): number =>
  start_country_code !== end_country_code && [start_country_code, end_country_code].includes('GB')
    ? railFactors.international
    : railFactors.national

const cabinWords: readonly (readonly [RegExp, FlightClass])[] = [
  [/premium|plus|comfort/i, 'premium'],
  [/business|club|executive|upper/i, 'business'],
  [/first/i, 'first'],
  [/econom|coach|tourist|main|basic|standard/i, 'economy'],
]

/** Booking classes by their usual letters (IATA Resolution 728). */
const classLetters: readonly (readonly [RegExp, FlightClass])[] = [
  [/^[FAP]$/i, 'first'],
  [/^[JCDIZ]$/i, 'business'],
  [/^W$/i, 'premium'],
  [/^[YBMHQKLVSNTGXEUOR]$/i, 'economy'],
]

/** The class of a flight, `average` if unknown. */
function flightClass({ cabin, class_of_service }: Draft<'air'>): FlightClass {
  const words = [cabin, class_of_service].flatMap((text) => text?.trim() || [])
  const find = (patterns: typeof cabinWords, of: readonly string[]) =>
    patterns.find(([pattern]) => of.some((word) => pattern.test(word)))?.[1]
  const named = words.filter((word) => word.length > 1)
  return find(cabinWords, named) ?? find(classLetters, words) ?? 'average'
}

/** The size of a car, by the first letter of its ACRISS code or by words. */
function carSize(type: string | null): keyof typeof carFactors {
  const text = type?.trim() ?? ''
  if (/^[A-Z]{4}$/.test(text)) {
    if (/[EC]$/.test(text)) return 'electric'
    if (/^[MNEH]/.test(text)) return 'small'
    if (/^[CDIJSR]/.test(text)) return 'medium'
    return /^[FGPULWOV]/.test(text) ? 'large' : 'average'
  }
  if (/electric|\bEV\b|tesla/i.test(text)) return 'electric'
  if (/mini|economy|small|city/i.test(text)) return 'small'
  if (/compact|intermediate|standard|mid-?size|medium/i.test(text)) return 'medium'
  return /full-?size|large|premium|luxury|suv|van/i.test(text) ? 'large' : 'average'
}
