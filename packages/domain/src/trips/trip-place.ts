import { agree } from '../kit/agree'
import { fold } from '../kit/fold'
import { kilometresBetween } from '../kit/great-circle'
import type { SegmentDraft } from '../segments/draft'

/** A place with the granularity of trips: a city with its airports and stations. */
export type TripPlace = {
  /** IATA code or station code. */
  readonly code: string | null
  readonly name: string | null
  readonly locality: string | null
  readonly country_code: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Where a segment begins. */
export const startOf = (segment: SegmentDraft): TripPlace => ({
  code: segment.type === 'air' ? segment.origin : segment.type === 'rail' ? segment.origin_code : null,
  name: segment.start_name,
  locality: segment.start_locality,
  country_code: segment.start_country_code,
  latitude: segment.start_latitude,
  longitude: segment.start_longitude,
})

/** Where a segment ends. */
export const endOf = (segment: SegmentDraft): TripPlace => ({
  code: segment.type === 'air' ? segment.destination : segment.type === 'rail' ? segment.destination_code : null,
  name: segment.end_name,
  locality: segment.end_locality,
  country_code: segment.end_country_code,
  latitude: segment.end_latitude,
  longitude: segment.end_longitude,
})

/** The radius of a city, including its airports and hotels. */
export const townKm = 50

/** Whether two places are in one city: by code, name or city name, or by distance. Unknown places are near nothing. */
export function near(a: TripPlace, b: TripPlace): boolean {
  if (a.code !== null && a.code === b.code) return true
  const isOneName = a.name !== null && fold(a.name) === fold(b.name)
  if (isOneName && agree(a.country_code, b.country_code) !== 'differ') return true
  const [town, other] = [fold(a.locality), fold(b.locality)]
  if (town !== '' && town === other && a.country_code === b.country_code) return true
  const km = kilometresApart(a, b)
  if (km !== null) return km <= townKm
  return a.country_code === b.country_code && (isLonger(town, other) || isLonger(other, town))
}

/** Whether a city's name extends another's: Frankfurt am Main, New York City. */
const isLonger = (town: string, other: string): boolean => other !== '' && town.startsWith(`${other} `)

/** The distance in kilometres; null if either has no coordinates. */
export function kilometresApart(a: TripPlace, b: TripPlace): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null
  return kilometresBetween(
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  )
}

/** A place's display name: its city, else its own name, else its code. */
export const nameOf = (place: TripPlace): string | null => place.locality ?? place.name ?? place.code

/** Whether anything is known about a place's location. */
export const isKnown = ({ code, locality, latitude }: TripPlace): boolean => (code ?? locality ?? latitude) !== null
