import type { SegmentEdit } from '@sextant/contract/segments/edit'
import type { SegmentDraft } from './draft'

/** A place found by code or name. */
export type FoundPlace = {
  readonly name: string
  readonly locality: string | null
  readonly admin_code: string | null
  readonly country_code: string
  readonly latitude: number
  readonly longitude: number
  readonly time_zone_id: string | null
}

type ByName = (name: string, country: string | null) => FoundPlace | null

/**
 * Place lookups: an airport by its IATA code, a city or station by its name and optionally its country, and the airport
 * or city within a pick-up location's name.
 */
export type PlaceLookup = {
  readonly airport: (code: string) => FoundPlace | null
  readonly town: ByName
  readonly station: ByName
  readonly pickUp: ByName
}

/** Problems with places, by field. */
export type PlaceProblems = Map<string, string[]>

type End = 'start' | 'end'
const codeOf = { start: 'origin', end: 'destination' } as const

/**
 * Looks up the edited airports, stations and cities of a segment and sets their coordinates, country and zone, unless
 * the edit sets them. An unknown city has no coordinates, whereas an unknown airport is a problem. A stay ends where it
 * began.
 */
export function withPlaces(
  segment: SegmentDraft,
  edit: SegmentEdit,
  lookup: PlaceLookup,
  problems: PlaceProblems,
): SegmentDraft {
  const start = placeFields('start', segment, edit, lookup, problems)
  const isStay = segment.type === 'hotel'
  const end = isStay ? {} : placeFields('end', segment, edit, lookup, problems)
  const placed = { ...segment, ...start, ...end }
  return isStay ? { ...placed, ...endAtStart(placed, edit) } : placed
}

function placeFields(
  end: End,
  segment: SegmentDraft,
  edit: SegmentEdit,
  lookup: PlaceLookup,
  problems: PlaceProblems,
): object {
  const code = edit[codeOf[end]]
  if (typeof code === 'string') {
    const airport = lookup.airport(code)
    if (airport === null) problems.set(codeOf[end], [`There is no airport with the code ${code}.`])
    return airport === null ? {} : { ...airportFields(end, airport), ...zoneGiven(end, edit) }
  }
  const named = namedPlace(end, segment, edit, lookup)
  const isMoved = edit[`${end}_locality`] !== undefined || edit[`${end}_country_code`] !== undefined
  if (named === null && !isMoved) return {}
  const name = segment[`${end}_locality`]
  const town = named ?? (name === null ? null : lookup.town(name, segment[`${end}_country_code`]))
  return {
    [`${end}_latitude`]: town?.latitude ?? null,
    [`${end}_longitude`]: town?.longitude ?? null,
    [`${end}_admin_code`]: town?.admin_code ?? null,
    [`${end}_postal_code`]: null,
    [`${end}_country_code`]: segment[`${end}_country_code`] ?? town?.country_code ?? null,
    ...(town?.time_zone_id && { [`${end}_time_zone_id`]: town.time_zone_id }),
    ...zoneGiven(end, edit),
  }
}

/**
 * The place that an edit names: a train's station, which is more precise than its city, or the pick-up or boarding
 * place of a car, coach or ferry if no city is given.
 */
function namedPlace(end: End, segment: SegmentDraft, edit: SegmentEdit, lookup: PlaceLookup): FoundPlace | null {
  const name = edit[`${end}_name`]
  const country = segment[`${end}_country_code`]
  if (!name) return null
  if (segment.type === 'rail') return lookup.station(name, country)
  const isTaken = segment.type === 'car' || (segment.type === 'activity' && segment.activity_type === 'transportation')
  return isTaken && segment[`${end}_locality`] === null ? lookup.pickUp(name, country) : null
}

const airportFields = (end: End, airport: FoundPlace) => ({
  [`${codeOf[end]}_name`]: airport.name,
  [`${end}_name`]: airport.name,
  [`${end}_address`]: null,
  [`${end}_locality`]: airport.locality,
  [`${end}_admin_code`]: airport.admin_code,
  [`${end}_country_code`]: airport.country_code,
  [`${end}_postal_code`]: null,
  [`${end}_latitude`]: airport.latitude,
  [`${end}_longitude`]: airport.longitude,
  [`${end}_time_zone_id`]: airport.time_zone_id,
})

/** A zone set by people takes precedence over that of the place. */
const zoneGiven = (end: End, edit: SegmentEdit): object => {
  const zone = edit[`${end}_time_zone_id`]
  return zone ? { [`${end}_time_zone_id`]: zone } : {}
}

const endAtStart = (stay: SegmentDraft, edit: SegmentEdit) => ({
  end_latitude: stay.start_latitude,
  end_longitude: stay.start_longitude,
  end_address: stay.start_address,
  end_locality: stay.start_locality,
  end_admin_code: stay.start_admin_code,
  end_country_code: stay.start_country_code,
  end_postal_code: stay.start_postal_code,
  end_time_zone_id: edit.end_time_zone_id ?? stay.start_time_zone_id,
})
