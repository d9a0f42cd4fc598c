import { addDays, instantOf, localOf } from '@sextant/domain/kit/local-time'

const two = (value: number): string => String(value).padStart(2, '0')

/** A local time on a day: minutes after midnight, which may reach into the days after. */
export function at(day: string, minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return `${addDays(day, Math.floor(minutes / 1440))}T${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}:00`
}

/** The wall clock of a zone some minutes after a local time of another (or the same) zone. */
export function later(local: string, zone: string, minutes: number, inZone = zone): string {
  const instant = Date.parse(instantOf(local, zone) ?? '') + minutes * 60_000
  return localOf(new Date(instant).toISOString(), inZone) ?? local
}

/** Minutes after midnight, rounded down to five. */
export const toFive = (minutes: number): number => Math.floor(minutes / 5) * 5

/** 0 Sunday to 6 Saturday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
