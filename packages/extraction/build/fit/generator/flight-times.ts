import { kilometresBetween } from '@sextant/domain/kit/great-circle'
import { instantOf, localOf } from '@sextant/domain/kit/local-time'
import { findAirport } from '@sextant/places/airports/find-airport'

/** Distance-independent minutes from gate to gate, and kilometres flown per minute. */
const onGround = 35
const kilometresEach = 13.5
/** Maximum slack of a schedule in minutes. */
const maxReserve = 40
const minuteMs = 60_000

/**
 * The local arrival time of a flight, `YYYY-MM-DDTHH:MM`, given its distance and time zones. Null if an airport or its
 * zone is unknown.
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
