import * as z from 'zod/mini'

const time = z.nullish(z.iso.datetime({ offset: true }))
const text = z.nullish(z.string())
const airport = z.nullish(z.object({ code_iata: text }))

/**
 * The fields used of `GET /flights/{ident}` in FlightAware's AeroAPI v4: `out` and `in` are at the gate, `off` and `on`
 * on the runway, delays are in seconds.
 */
export const AeroFlight = z.object({
  origin: airport,
  destination: airport,
  cancelled: z.boolean(),
  diverted: z.boolean(),
  scheduled_out: time,
  estimated_out: time,
  actual_out: time,
  scheduled_off: time,
  estimated_off: time,
  actual_off: time,
  scheduled_on: time,
  estimated_on: time,
  actual_on: time,
  scheduled_in: time,
  estimated_in: time,
  actual_in: time,
  departure_delay: z.nullish(z.number()),
  arrival_delay: z.nullish(z.number()),
  terminal_origin: text,
  terminal_destination: text,
  gate_origin: text,
  gate_destination: text,
  baggage_claim: text,
})
export type AeroFlight = z.infer<typeof AeroFlight>

export const AeroResponse = z.object({ flights: z.array(AeroFlight) })
