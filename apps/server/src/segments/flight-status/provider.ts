import type { FlightStatus } from '@sextant/contract/segments/flight-status'

/** A flight to ask for. */
export type Flight = {
  /** Two letters of the airline and the number: `LH400`. */
  readonly designator: string
  /** IATA codes; null where the booking has none. */
  readonly origin: string | null
  readonly destination: string | null
  /** Booked departure, an instant in UTC. */
  readonly departs: string
}

/** How a flight stands, of whatever segment. */
export type Standing = Omit<FlightStatus, 'id'>

/** Who knows how flights stand. A further provider is another of these. */
export type FlightStatusProvider = {
  /** Whether it knows flights that depart then; `now` is an instant in UTC as well. */
  covers(departs: string, now: Date): boolean
  /** How a flight stands; null where the provider does not know it. Rejects when the provider does not answer. */
  statusOf(flight: Flight, now: Date): Promise<Standing | null>
  close(): Promise<void>
}
