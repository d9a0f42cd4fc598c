import { addDays, instantOf } from '@sextant/domain/kit/local-time'
import type { Airport } from '@sextant/places/airports/table'
import { distanceKm } from '@sextant/places/distance/great-circle'

/** Hours of the longest flights, with room for a stop. */
const longest = 24
/** How fast airliners get on, in km/h, and the hours that taxiing and climbing take. */
const pace = { speed: 800, ground: 0.6 }

/** Hours between a departure and an arrival by the clocks of their airports. */
function hoursBetween(from: Airport, start: string, to: Airport, end: string): number {
  const [first, last] = [instantOf(start, from.zone), instantOf(end, to.zone)]
  return first === null || last === null ? Number.NaN : (Date.parse(last) - Date.parse(first)) / 3_600_000
}

/**
 * The day of an arrival. The one that is stated counts where a flight can be that long; else, and over the date line,
 * the one on which the flight takes about as long as the way is: from the day before the departure to two days after
 * it.
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
  if (stated !== null && hours(stated) > expected / 2 && hours(stated) < longest) return stated
  const [best] = [-1, 0, 1, 2]
    .map((days) => addDays(start.day, days))
    .map((day) => ({ day, off: Math.abs(hours(day) - expected), hours: hours(day) }))
    .filter((one) => one.hours > expected / 2 && one.hours < longest)
    .toSorted((a, b) => a.off - b.off)
  return best?.day ?? stated ?? start.day
}
