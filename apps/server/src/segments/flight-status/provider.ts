import type { FlightStatus } from '@sextant/contract/segments/flight-status'

/** A flight to look up. */
export type Flight = {
  /** Two-letter airline code and number: `LH400`. */
  readonly designator: string
  /** IATA codes; null if the booking has none. */
  readonly origin: string | null
  readonly destination: string | null
  /** Booked departure, an instant in UTC. */
  readonly departs: string
}

/** A flight's status, independent of any segment. */
export type ProviderStatus = Omit<FlightStatus, 'id'>

/** A source of flight statuses. Implement this for further providers. */
export type FlightStatusProvider = {
  /** Whether it covers flights departing then; `now` is also an instant in UTC. */
  covers(departs: string, now: Date): boolean
  /** The status of a flight; null if unknown. Rejects if the provider does not respond. */
  statusOf(flight: Flight, now: Date): Promise<ProviderStatus | null>
  close(): Promise<void>
}
