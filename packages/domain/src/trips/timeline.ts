import type { Segment } from '@sextant/contract/segments/schemas'
import { dayOf, daysBetween } from '../kit/local-time'
import { isShown } from '../segments/is-shown'
import { earliestOf } from './by-date'
import { type Connection, connectionBetween } from './connection-between'
import { finishOf, isJourney } from './course'

/** A segment with the connection from the previous one. */
export type TimelineEntry = { readonly segment: Segment; readonly connection: Connection | null }
export type TimelineDay = {
  readonly day: string
  /** Calendar days without entries between the previous day of the timeline and this one. */
  readonly freeBefore: number
  readonly entries: readonly TimelineEntry[]
}

const later = (a: string, b: string): string => (a < b ? b : a)

type Row = { readonly day: string; readonly segment: Segment }

/**
 * A trip's segments by local date, in chronological order, with the gaps between days and the connections between
 * segments. Rows of a stay that are not displayed (spec §3) are omitted. Cancelled segments are included, without
 * connections and without filling gaps. After a flight east across the date line, the date before its departure can
 * occur again.
 */
export function timelineOf(segments: Readonly<Record<string, readonly Segment[]>>): readonly TimelineDay[] {
  let previous: Segment | null = null
  let coveredTo: string | null = null
  const days: TimelineDay[] = []
  for (const { day, rows } of runsOf(acrossDateLine(rowsOf(segments)))) {
    const entries: TimelineEntry[] = []
    const counted = rows.filter((segment) => segment.status === 'Active')
    const freeBefore: number =
      coveredTo === null || counted.length === 0 ? 0 : Math.max(0, daysBetween(coveredTo, day) - 1)
    for (const segment of rows) {
      const counts = counted.includes(segment)
      entries.push({
        segment,
        connection: counts && previous ? connectionBetween(previous, segment) : null,
      })
      if (!counts) continue
      previous = segment
      coveredTo = later(coveredTo ?? '', dayOf(segment.end_datetime ?? segment.start_datetime ?? day))
    }
    days.push({ day, freeBefore, entries })
  }
  return days
}

/** The displayed rows, by date. */
const rowsOf = (segments: Readonly<Record<string, readonly Segment[]>>): readonly Row[] =>
  Object.entries(segments)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, all]) => all.filter(isShown).map((segment) => ({ day, segment })))

/** Moves rows that follow a journey arriving on an earlier date than it departs, so that they come after it. */
function acrossDateLine(rows: readonly Row[]): readonly Row[] {
  const journeys = rows.filter(({ segment }) => segment.status === 'Active' && arrivesBeforeDate(segment))
  return journeys.reduce((all, journey) => {
    const at = all.indexOf(journey)
    const before = all.slice(0, at)
    const after = before.filter((row) => isAfter(row.segment, journey.segment))
    return [...before.filter((row) => !after.includes(row)), journey, ...after, ...all.slice(at + 1)]
  }, rows)
}

const arrivesBeforeDate = (segment: Segment): boolean =>
  isJourney(segment) &&
  segment.start_datetime !== null &&
  segment.end_datetime !== null &&
  dayOf(segment.end_datetime) < dayOf(segment.start_datetime)

const isAfter = (segment: Segment, journey: Segment): boolean => earliestOf(segment, [journey]) >= finishOf(journey)

/** Consecutive rows of one date. */
function runsOf(rows: readonly Row[]): readonly { readonly day: string; readonly rows: readonly Segment[] }[] {
  const runs: { readonly day: string; readonly rows: Segment[] }[] = []
  for (const { day, segment } of rows) {
    const last = runs.at(-1)
    if (last?.day === day) last.rows.push(segment)
    else runs.push({ day, rows: [segment] })
  }
  return runs
}
