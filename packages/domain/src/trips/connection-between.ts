import type { Segment } from '@sextant/contract/segments/schemas'
import { isHourAssumed } from '../segments/known-time'

/** A change of planes or trains: where (`Frankfurt (FRA)`), and its minutes. */
export type Connection = { readonly place: string; readonly minutes: number }

const moves = new Set<Segment['type']>(['air', 'rail'])

/** A connection is a change at the same place within a day; anything longer is a stay (IATA uses 24 hours). */
const maxConnectionMinutes = 24 * 60

const arrival = (segment: Segment): string | null =>
  segment.type === 'air' ? (segment.destination ?? segment.end_locality) : segment.end_locality
const departure = (segment: Segment): string | null =>
  segment.type === 'air' ? (segment.origin ?? segment.start_locality) : segment.start_locality

/**
 * The connection between a segment and the next one, if both are journeys that meet at one place within 24 hours; else
 * null, as where only a day is known.
 */
export function connectionBetween(previous: Segment, next: Segment): Connection | null {
  if (isHourAssumed(previous, 'end') || isHourAssumed(next, 'start')) return null
  const place = arrival(previous)
  if (!moves.has(previous.type) || !moves.has(next.type) || place === null || place !== departure(next)) return null
  const minutes = (Date.parse(next.start_datetime_utc ?? '') - Date.parse(previous.end_datetime_utc ?? '')) / 60_000
  const town = previous.end_locality ?? next.start_locality
  const where = town === null || town === place ? place : `${town} (${place})`
  return minutes >= 0 && minutes <= maxConnectionMinutes ? { place: where, minutes } : null
}
