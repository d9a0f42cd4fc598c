import type { Segment } from '@sextant/contract/segments/schemas'
import { addDays, dayOf, daysBetween } from '../kit/local-time'
import { beginOf, byBegin, finishOf } from './course'

/**
 * A trip's segments under the local days on which something of them happens, days and entries in order. A stay stands under
 * its first day as `checkin`, under each day between as `overnight` and under its last as `checkout` (spec §3); everything
 * else under the day it begins. What has no day at all is left out.
 */
export function segmentsByDate(segments: readonly Segment[]): Record<string, Segment[]> {
  const entries = segments.toSorted(byBegin).flatMap(entriesOf).toSorted(byDayAndTime)
  const days = [...new Set(entries.map(({ day }) => day))]
  return Object.fromEntries(
    days.map((day) => [day, entries.filter((entry) => entry.day === day).map(({ segment }) => segment)]),
  )
}

type Entry = { readonly day: string; readonly at: number; readonly segment: Segment }

function entriesOf(segment: Segment): Entry[] {
  const begin = segment.start_datetime ?? segment.end_datetime
  if (begin === null) return []
  const end = segment.end_datetime ?? begin
  const nights = segment.type === 'hotel' ? daysBetween(begin, end) : 0
  const entry = (sub_type: Segment['sub_type'], day: string, at: number): Entry => ({
    day,
    at,
    segment: { ...segment, sub_type },
  })
  const first = entry(segment.type === 'hotel' ? 'checkin' : null, dayOf(begin), beginOf(segment))
  if (nights <= 0) return [first]
  const between = Array.from({ length: nights - 1 }, (_, night) => addDays(dayOf(begin), night + 1))
  return [
    first,
    ...between.map((day) => entry('overnight', day, Number.POSITIVE_INFINITY)),
    entry('checkout', dayOf(end), finishOf(segment)),
  ]
}

/** Within a day by the instant, nights last; the sort is stable, so equals keep the order of begin. */
const byDayAndTime = (a: Entry, b: Entry): number => compare(a.day, b.day) || compare(a.at, b.at)

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)
