import type { Env } from '../../platform/env'
import { makeOutgoing } from '../../platform/http/outgoing'
import { type AeroFlight, AeroResponse } from './aero-api'
import type { Flight, FlightStatusProvider } from './provider'
import { readAeroFlight } from './read-aero-flight'

const hourMs = 3_600_000

/** AeroAPI covers flights from ten days ago to two days ahead, and the requested range must lie within that. */
const reach = { pastMs: 9 * 24 * hourMs, aheadMs: 36 * hourMs, aroundMs: 12 * hourMs }
const limits = { timeoutMs: 5_000, maxAnswerBytes: 1024 * 1024 }

/** A client of FlightAware's AeroAPI v4; null if the operator has no key. */
export function flightAware({ key, url, isOwn }: Env['flightAware']): FlightStatusProvider | null {
  if (key === undefined) return null
  const http = makeOutgoing({ ...limits, allowPrivate: isOwn })
  return {
    covers: (departs, now) => {
      const aheadMs = Date.parse(departs) - now.getTime()
      return aheadMs > -reach.pastMs && aheadMs < reach.aheadMs
    },
    statusOf: async (flight, now) => {
      const answer = await http.send({
        method: 'GET',
        url: addressOf(url, flight),
        headers: { 'x-apikey': key, accept: 'application/json' },
      })
      if (answer.status === 404) return null
      if (answer.status !== 200) throw new Error(`AeroAPI answered ${answer.status}.`)
      const body: unknown = JSON.parse(new TextDecoder().decode(answer.body))
      const found = closest(AeroResponse.parse(body).flights, flight)
      return found && readAeroFlight(found, now)
    },
    close: async () => await http.close(),
  }
}

function addressOf(base: string, { designator, departs }: Flight): string {
  const at = Date.parse(departs)
  const day = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')
  const query = new URLSearchParams({
    ident_type: 'designator',
    start: day(at - reach.aroundMs),
    end: day(at + reach.aroundMs),
  })
  return `${base}/flights/${encodeURIComponent(designator)}?${query.toString()}`
}

/**
 * Of the flights with one number, the one between these airports whose scheduled departure is closest to the booked
 * time.
 */
function closest(flights: readonly AeroFlight[], { origin, destination, departs }: Flight): AeroFlight | null {
  const isBetween = (one: AeroFlight): boolean =>
    [
      [one.origin?.code_iata, origin],
      [one.destination?.code_iata, destination],
    ].every(([actual, booked]) => !actual || !booked || actual === booked)
  const apart = (one: AeroFlight): number =>
    Math.abs(Date.parse(one.scheduled_out ?? one.scheduled_off ?? '') - Date.parse(departs))
  const [first] = flights
    .filter((one) => isBetween(one) && !Number.isNaN(apart(one)))
    .toSorted((a, b) => apart(a) - apart(b))
  return first ?? null
}
