import { kilometresBetween } from '@sextant/domain/kit/great-circle'
import { instantOf, localOf } from '@sextant/domain/kit/local-time'
import { findAirport } from '@sextant/places/airports/find-airport'

/** Minutes from gate to gate that do not depend on the distance, and kilometres flown in a minute. */
const onGround = 35
const kilometresEach = 13.5
/** Minutes by which a schedule exceeds the flight. */
const maxReserve = 40
const minuteMs = 60_000

/**
 * When a flight arrives in the clocks of its destination, as `YYYY-MM-DDTHH:MM`: as late as distance and time zones
 * demand. Null if an airport or its zone is unknown.
 */
export function arrivalOf(from: string, to: string, departure: string, reserve: number): string | null {
  const [origin, destination] = [findAirport(from), findAirport(to)]
  const instant = origin && instantOf(departure, origin.zone)
  if (!origin || !destination || instant === null) return null
  const minutes =
    onGround + Math.round(kilometresBetween(origin, destination) / kilometresEach) + (reserve % maxReserve)
  return (
    localOf(new Date(Date.parse(instant) + minutes * minuteMs).toISOString(), destination.zone)?.slice(0, 16) ?? null
  )
}
