import { addDays, instantOf, localOf } from '@sextant/domain/kit/local-time'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The local time at a number of minutes after midnight, possibly on a later day. */
export function at(day: string, minutes: number): string {
  const minuteOfDay = ((minutes % 1440) + 1440) % 1440
  return `${addDays(day, Math.floor(minutes / 1440))}T${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}:00`
}

/** Adds minutes to a local time, and converts it to another time zone if one is given. */
export function addMinutes(local: string, zone: string, minutes: number, targetZone = zone): string {
  const instant = Date.parse(instantOf(local, zone) ?? '') + minutes * 60_000
  return localOf(new Date(instant).toISOString(), targetZone) ?? local
}

/** Minutes after midnight, rounded down to five. */
export const roundToFive = (minutes: number): number => Math.floor(minutes / 5) * 5

/** From 0 for Sunday to 6 for Saturday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
