import type { Segment } from '@sextant/contract/segments/schemas'
import { dayOf, daysBetween } from '../kit/local-time'
import { isShown } from '../segments/is-shown'
import { type Connection, connectionBetween } from './connection-between'

/** A segment with the connection from the previous one. */
export type TimelineEntry = { readonly segment: Segment; readonly connection: Connection | null }
export type TimelineDay = {
  readonly day: string
  /** Calendar days without entries between the previous day of the timeline and this one. */
  readonly freeBefore: number
  readonly entries: readonly TimelineEntry[]
}

const later = (a: string, b: string): string => (a < b ? b : a)

/**
 * A trip's segments by local date, oldest first, with the gaps between days and the connections between segments. Rows
 * of a stay that are not displayed (spec §3) are omitted; cancelled segments are included, without connections and
 * without filling gaps.
 */
export function timelineOf(segments: Readonly<Record<string, readonly Segment[]>>): readonly TimelineDay[] {
  let previous: Segment | null = null
  let coveredTo: string | null = null
  const days: TimelineDay[] = []
  for (const [day, rows] of Object.entries(segments).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const entries: TimelineEntry[] = []
    const counted = rows.filter((segment) => isShown(segment) && segment.status === 'Active')
    const freeBefore: number =
      coveredTo === null || counted.length === 0 ? 0 : Math.max(0, daysBetween(coveredTo, day) - 1)
    for (const segment of rows.filter(isShown)) {
      const counts = counted.includes(segment)
      entries.push({
        segment,
        connection: counts && previous ? connectionBetween(previous, segment) : null,
      })
      if (!counts) continue
      previous = segment
      coveredTo = later(coveredTo ?? '', dayOf(segment.end_datetime ?? segment.start_datetime ?? day))
    }
    if (entries.length > 0) days.push({ day, freeBefore, entries })
  }
  return days
}
