import { kilometresBetween } from '@sextant/domain/kit/great-circle'
import { instantOf } from '@sextant/domain/kit/local-time'
import { findAirport } from '@sextant/places/airports/find-airport'

/** Gate-to-gate speeds in kilometres per minute, and the extra minutes that any flight may take. */
const fastest = 17
const slowest = 8
const margin = 75

/** Minutes between local times in two zones; null if either is invalid. */
function minutesBetween(start: string, startZone: string, end: string, endZone: string): number | null {
  const [from, to] = [instantOf(start, startZone), instantOf(end, endZone)]
  return from === null || to === null ? null : (Date.parse(to) - Date.parse(from)) / 60_000
}

/** Whether a flight between two airports is possible between two local times; null if unknown. */
export function canFly(from: string, to: string, start: string, end: string): boolean | null {
  const [origin, destination] = [findAirport(from), findAirport(to)]
  if (!origin || !destination || start.length === 10 || end.length === 10) return null
  const minutes = minutesBetween(start, origin.zone, end, destination.zone)
  if (minutes === null) return null
  const distance = kilometresBetween(origin, destination)
  return minutes >= distance / fastest && minutes <= margin + distance / slowest
}
