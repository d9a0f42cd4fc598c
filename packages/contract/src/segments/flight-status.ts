import * as z from 'zod/mini'
import { Id, Instant } from '../kit/wire'

export const flightStatuses = [
  'not_monitored',
  'scheduled',
  'on_time',
  'in_flight',
  'arrived',
  'cancelled',
  'delayed',
  'diverted',
  'unknown',
] as const

const text = z.nullable(z.string())

/** Scheduled, estimated and actual times. */
const times = z.object({
  scheduled: z.nullable(Instant),
  estimated: z.nullable(Instant),
  actual: z.nullable(Instant),
})

/** A flight's status; `id` is the segment's. */
export const FlightStatus = z.object({
  id: Id,
  status: z.enum(flightStatuses),
  departure: times,
  arrival: times,
  origin_terminal: text,
  origin_gate: text,
  destination_terminal: text,
  destination_gate: text,
  baggage_claim: text,
  /** The delay of the departure or, if that is unknown, the arrival; null if neither is known. */
  delay_minutes: z.nullable(z.int()),
  /** `itinerary`: derived from the booking's times; otherwise the provider that was queried. */
  source: z.enum(['itinerary', 'flightaware']),
  last_modified: Instant,
})
export type FlightStatus = z.infer<typeof FlightStatus>
