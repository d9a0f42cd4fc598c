import type { Segment } from '@sextant/contract/segments/schemas'

const arrow = (from: string | null, to: string | null): string =>
  [from, to].filter((end) => end !== null && end !== '').join(' → ')

/** A city with the code of its airport, since it may have several: `London LHR`. */
export const airportText = (city: string | null, code: string | null): string => [city, code].filter(Boolean).join(' ')

/** A station by its name, else the city's, else its code. */
const stationText = (name: string | null, city: string | null, code: string | null): string | null =>
  name ?? city ?? code

/** A short description of a segment: `London LHR → Oslo OSL`, a hotel's name, `Sixt`. Never empty. */
export function segmentHeadline(segment: Segment): string {
  switch (segment.type) {
    case 'air':
      return (
        arrow(
          airportText(segment.start_locality ?? segment.start_name, segment.origin),
          airportText(segment.end_locality ?? segment.end_name, segment.destination),
        ) || 'Flight'
      )
    case 'hotel':
      return segment.hotel_name ?? segment.start_name ?? segment.provider ?? 'Hotel'
    case 'car':
      return segment.car_company ?? segment.provider ?? 'Car rental'
    case 'rail':
      return (
        arrow(
          stationText(segment.origin_station ?? segment.start_name, segment.start_locality, segment.origin_code),
          stationText(segment.destination_station ?? segment.end_name, segment.end_locality, segment.destination_code),
        ) || 'Train'
      )
    case 'activity':
      return segment.activity_name ?? segment.start_name ?? segment.provider ?? 'Activity'
    default:
      return segment satisfies never
  }
}

/** The service: `United UA 110`, `ICE 612`, the car type; null if it adds nothing to the headline. */
export function segmentService(segment: Segment): string | null {
  const service = serviceOf(segment)
  return service === segmentHeadline(segment) ? null : service
}

function serviceOf(segment: Segment): string | null {
  const join = (...parts: (string | null)[]) => [...new Set(parts.filter(Boolean))].join(' ') || null
  switch (segment.type) {
    case 'air':
      return join(segment.airline ?? segment.provider, segment.iata_code, segment.flight_number)
    case 'hotel':
      return join(segment.chain ?? segment.provider)
    case 'car':
      return join(segment.car_type)
    case 'rail':
      return join(segment.rail_line ?? segment.provider, segment.train_type, segment.train_number)
    case 'activity':
      return join(segment.provider, segment.vehicle_type)
    default:
      return segment satisfies never
  }
}

/** The tone and label of a segment: its type, and for activities their kind. */
export const segmentKind = (segment: Segment) =>
  segment.type === 'activity' && segment.activity_type !== 'general' ? segment.activity_type : segment.type
