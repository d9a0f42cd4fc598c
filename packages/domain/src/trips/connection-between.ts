import type { Segment } from '@sextant/contract/segments/schemas'
import { isHourAssumed } from '../segments/known-time'
import { endOf, nameOf, near, startOf } from './trip-place'

/** A change of planes or trains: its place (`Frankfurt (FRA)`) and duration in minutes. */
export type Connection = { readonly place: string; readonly minutes: number }

const moves = new Set<Segment['type']>(['air', 'rail'])

/** A connection is a change at the same place within a day. Anything longer is a stay (IATA uses 24 hours). */
const maxConnectionMinutes = 24 * 60

/**
 * The connection between a segment and the next one, if both are journeys that meet at one place within 24 hours; null
 * otherwise, or if only a day is known.
 */
export function connectionBetween(previous: Segment, next: Segment): Connection | null {
  if (!moves.has(previous.type) || !moves.has(next.type)) return null
  if (isHourAssumed(previous, 'end') || isHourAssumed(next, 'start')) return null
  const place = meetingPlace(previous, next)
  const minutes = (Date.parse(next.start_datetime_utc ?? '') - Date.parse(previous.end_datetime_utc ?? '')) / 60_000
  return place !== null && minutes >= 0 && minutes <= maxConnectionMinutes ? { place, minutes } : null
}

/**
 * The name of the place where two journeys meet: an airport with its town, a station, or a town; null if they do not.
 */
function meetingPlace(previous: Segment, next: Segment): string | null {
  const [from, to] = [endOf(previous), startOf(next)]
  const town = from.locality ?? to.locality
  if (previous.type !== next.type) return near(from, to) ? (town ?? nameOf(from)) : null
  if (previous.type === 'rail' && from.name !== null && from.name === to.name) return from.name
  if (previous.type === 'rail') return from.locality !== null && from.locality === to.locality ? town : null
  const [code, other] = [from.code ?? from.locality, to.code ?? to.locality]
  if (code === null || code !== other) return null
  return town === null || town === code ? code : `${town} (${code})`
}
