import type { AeroFlight } from './aero-api'
import type { ProviderStatus } from './provider'

/** The delay in minutes from which a flight counts as delayed, as in punctuality statistics. */
const delayedFrom = 15

/** Converts an AeroAPI flight: gate times, or runway times if those are unknown. */
export function readAeroFlight(flight: AeroFlight, now: Date): ProviderStatus {
  const delay = flight.departure_delay ?? flight.arrival_delay ?? null
  const delay_minutes = delay === null ? null : Math.round(delay / 60)
  return {
    status: statusOf(flight, delay_minutes),
    departure: {
      scheduled: instant(flight.scheduled_out ?? flight.scheduled_off),
      estimated: instant(flight.estimated_out ?? flight.estimated_off),
      actual: instant(flight.actual_out ?? flight.actual_off),
    },
    arrival: {
      scheduled: instant(flight.scheduled_in ?? flight.scheduled_on),
      estimated: instant(flight.estimated_in ?? flight.estimated_on),
      actual: instant(flight.actual_in ?? flight.actual_on),
    },
    origin_terminal: flight.terminal_origin ?? null,
    origin_gate: flight.gate_origin ?? null,
    destination_terminal: flight.terminal_destination ?? null,
    destination_gate: flight.gate_destination ?? null,
    baggage_claim: flight.baggage_claim ?? null,
    delay_minutes,
    source: 'flightaware',
    last_modified: now.toISOString(),
  }
}

function statusOf(flight: AeroFlight, delayMinutes: number | null): ProviderStatus['status'] {
  if (flight.cancelled) return 'cancelled'
  if (flight.diverted) return 'diverted'
  if (flight.actual_in ?? flight.actual_on) return 'arrived'
  if (flight.actual_out ?? flight.actual_off) return 'in_flight'
  if (delayMinutes === null) return 'scheduled'
  return delayMinutes >= delayedFrom ? 'delayed' : 'on_time'
}

const instant = (time: string | null | undefined): string | null => (time ? new Date(time).toISOString() : null)
