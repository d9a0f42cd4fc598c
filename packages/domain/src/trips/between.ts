import type { Segment } from '@sextant/contract/segments/schemas'
import { daysBetween } from '../kit/local-time'

/** What lies between two things on a trip. */
export type Between =
  /** Changing planes or trains: where, and how many minutes there are for it. */
  | { readonly kind: 'connection'; readonly place: string; readonly minutes: number }
  /** Days of the calendar with nothing on them. */
  | { readonly kind: 'free'; readonly days: number }

const moves = new Set<Segment['type']>(['air', 'rail'])

/** A connection is a change within a day at the same place; what takes longer is a stay (IATA counts 24 hours). */
const longestConnection = 24 * 60

const arrival = (segment: Segment): string | null =>
  segment.type === 'air' ? (segment.destination ?? segment.end_locality) : segment.end_locality
const departure = (segment: Segment): string | null =>
  segment.type === 'air' ? (segment.origin ?? segment.start_locality) : segment.start_locality

/**
 * What lies between a segment and the next one on the timeline: a connection where both move and meet at one place
 * within 24 hours, free days where nothing covers them, else null. `coveredTo` is the last local day that anything
 * before `next` reaches into (a hotel stay covers its nights).
 */
export function between(previous: Segment, next: Segment, coveredTo: string): Between | null {
  const place = arrival(previous)
  if (moves.has(previous.type) && moves.has(next.type) && place !== null && place === departure(next)) {
    const minutes =
      (Date.parse(next.start_datetime_utc ?? '') - Date.parse(previous.end_datetime_utc ?? '')) / 60_000
    if (minutes >= 0 && minutes <= longestConnection) return { kind: 'connection', place, minutes }
  }
  const days = next.start_datetime ? daysBetween(coveredTo, next.start_datetime) - 1 : 0
  return days > 0 ? { kind: 'free', days } : null
}
