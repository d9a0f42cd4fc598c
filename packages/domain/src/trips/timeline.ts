import type { Segment } from '@sextant/contract/segments/schemas'
import { dayOf } from '../kit/local-time'
import { isShown } from '../segments/is-shown'
import { type Between, between } from './between'

export type TimelineEntry = { readonly segment: Segment; readonly before: Between | null }
export type TimelineDay = { readonly day: string; readonly entries: readonly TimelineEntry[] }

const later = (a: string, b: string): string => (a < b ? b : a)

/**
 * A trip's segments by local date, oldest first, with what lies between each and the one before it. Rows of a stay that
 * are not displayed (spec §3) are left out; what is cancelled is shown, and neither connects nor covers anything.
 */
export function timelineOf(segments: Readonly<Record<string, readonly Segment[]>>): readonly TimelineDay[] {
  let previous: Segment | null = null
  let coveredTo = ''
  const days: TimelineDay[] = []
  for (const [day, rows] of Object.entries(segments).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const entries: TimelineEntry[] = []
    for (const segment of rows.filter(isShown)) {
      const counts = segment.status === 'Active'
      entries.push({ segment, before: counts && previous ? between(previous, segment, coveredTo) : null })
      if (!counts) continue
      previous = segment
      coveredTo = later(coveredTo, dayOf(segment.end_datetime ?? segment.start_datetime ?? day))
    }
    if (entries.length > 0) days.push({ day, entries })
  }
  return days
}
