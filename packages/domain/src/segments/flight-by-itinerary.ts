import type { FlightStatus } from '@sextant/contract/segments/flight-status'
import type { AirSegment } from '@sextant/contract/segments/schemas'

type Flight = Pick<
  AirSegment,
  | 'id'
  | 'status'
  | 'start_datetime_utc'
  | 'end_datetime_utc'
  | 'origin_terminal'
  | 'destination_terminal'
  | 'gate'
  | 'modified'
>

/** A flight's status from its booking alone: on time, by scheduled departure and arrival. */
export function flightByItinerary(flight: Flight, now: Date): FlightStatus {
  const times = (scheduled: string | null) => ({ scheduled, estimated: null, actual: null })
  return {
    id: flight.id,
    status: statusAt(flight, now.toISOString()),
    departure: times(flight.start_datetime_utc),
    arrival: times(flight.end_datetime_utc),
    origin_terminal: flight.origin_terminal,
    origin_gate: flight.gate,
    destination_terminal: flight.destination_terminal,
    destination_gate: null,
    baggage_claim: null,
    delay_minutes: null,
    source: 'itinerary',
    last_modified: flight.modified,
  }
}

function statusAt(
  { status, start_datetime_utc: departs, end_datetime_utc: arrives }: Flight,
  now: string,
): FlightStatus['status'] {
  if (status === 'Cancelled') return 'cancelled'
  if (departs === null) return 'unknown'
  if (now < departs) return 'scheduled'
  if (arrives === null || arrives < departs) return 'unknown'
  return now < arrives ? 'in_flight' : 'arrived'
}
