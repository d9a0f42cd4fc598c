import { addDays, instantOf } from '@sextant/domain/kit/local-time'
import type { Airport } from '@sextant/places/airports/table'
import { distanceKm } from '@sextant/places/distance/great-circle'

/** Hours of the longest flights, including a stop. */
const maxFlightHours = 24
/** Speed of airliners in km/h, and hours for taxiing and climbing. */
const pace = { speed: 800, ground: 0.6 }

/** Hours between a departure and an arrival in their airports' zones. */
function hoursBetween(from: Airport, start: string, to: Airport, end: string): number {
  const [first, last] = [instantOf(start, from.zone), instantOf(end, to.zone)]
  return first === null || last === null ? Number.NaN : (Date.parse(last) - Date.parse(first)) / 3_600_000
}

/**
 * The day of an arrival: the stated one, if a flight can be that long; otherwise the day, from the one before departure
 * to two days after it, on which the duration best fits the distance.
 */
export function arrivalDay(
  from: Airport,
  to: Airport,
  start: { day: string; clock: string },
  clock: string,
  stated: string | null,
): string {
  const hours = (day: string): number => hoursBetween(from, `${start.day}T${start.clock}`, to, `${day}T${clock}`)
  const expected = distanceKm(from, to) / pace.speed + pace.ground
  if (stated !== null && hours(stated) > expected / 2 && hours(stated) < maxFlightHours) return stated
  const [best] = [-1, 0, 1, 2]
    .map((days) => addDays(start.day, days))
    .map((day) => ({ day, off: Math.abs(hours(day) - expected), hours: hours(day) }))
    .filter((one) => one.hours > expected / 2 && one.hours < maxFlightHours)
    .toSorted((a, b) => a.off - b.off)
  return best?.day ?? stated ?? start.day
}
