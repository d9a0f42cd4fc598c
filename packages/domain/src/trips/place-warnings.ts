import type { Segment } from '@sextant/contract/segments/schemas'
import type { TripWarning } from '@sextant/contract/trips/schemas'
import { dayOf } from '../kit/local-time'
import type { TimelineDay } from './timeline'
import { endOf, near, startOf } from './trip-place'

/** Where a timeline shows warnings about what is between its segments. */
export type PlacedWarnings = {
  /** Above the date of a day, by the day's index in the timeline: what is missing before that day. */
  readonly beforeDay: ReadonlyMap<number, readonly TripWarning[]>
  /** Above a segment, by its id. */
  readonly beforeSegment: ReadonlyMap<string, readonly TripWarning[]>
  /** After the last segment. */
  readonly atEnd: readonly TripWarning[]
}

type Row = { readonly day: number; readonly date: string; readonly segment: Segment }

/**
 * Places the warnings of a trip in its timeline: nights without a stay above the date that ends them; a gap before the
 * first segment on its far side, or above the date if the previous day has ended; conflicts above the later segment; a
 * missing return at the end.
 */
export function placeWarnings(days: readonly TimelineDay[], warnings: readonly TripWarning[]): PlacedWarnings {
  const rows = days.flatMap(({ day, entries }, at): Row[] =>
    entries.map(({ segment }) => ({ day: at, date: day, segment })),
  )
  const beforeDay = new Map<number, TripWarning[]>()
  const beforeSegment = new Map<string, TripWarning[]>()
  for (const warning of warnings) {
    const row = rowOf(warning, rows)
    if (row === undefined) continue
    if (warning.code === 'missing_hotel' || (warning.code === 'gap' && isBetweenDays(row, rows))) {
      beforeDay.set(row.day, [...(beforeDay.get(row.day) ?? []), warning])
    } else {
      beforeSegment.set(row.segment.id, [...(beforeSegment.get(row.segment.id) ?? []), warning])
    }
  }
  return { beforeDay, beforeSegment, atEnd: warnings.filter(({ code }) => code === 'missing_return') }
}

/** The row above which a warning is shown; undefined if it is not about what is between two segments. */
function rowOf({ code, segment_ids }: TripWarning, rows: readonly Row[]): Row | undefined {
  const [earlier = -1, later = -1] = [segment_ids[0], segment_ids.at(-1)].map((id) =>
    rows.findIndex(({ segment }) => segment.id === id),
  )
  const [from, to] = [rows[earlier], rows[later]]
  if (!from || !to) return undefined
  const between = rows.slice(earlier + 1, later).filter(({ segment }) => segment.status === 'Active')
  switch (code) {
    case 'gap':
      return firstBeyond(from, between, to)
    case 'missing_hotel':
      return firstAfterNights(from, between, to)
    case 'overlap':
    case 'tight_connection':
      return to
    case 'missing_return':
    case 'cancelled_flight_live_hotel':
      return undefined
  }
}

/** The first row at the later journey's place of departure: by then the gap has been crossed. */
const firstBeyond = (from: Row, between: readonly Row[], to: Row): Row =>
  between.find(
    ({ segment }) => near(startOf(segment), startOf(to.segment)) && !near(startOf(segment), endOf(from.segment)),
  ) ?? to

/** The stay that ends the first nights without one, else the later journey. */
function firstAfterNights(from: Row, between: readonly Row[], to: Row): Row {
  let coveredTo = lastDayOf(from)
  for (const row of between.filter(({ segment }) => segment.type === 'hotel')) {
    if (row.date > coveredTo) return row
    if (lastDayOf(row) > coveredTo) coveredTo = lastDayOf(row)
  }
  return to
}

const lastDayOf = ({ date, segment }: Row): string => dayOf(segment.end_datetime ?? date)

/** Whether a row is the first of its date, and everything before it ended on an earlier date. */
function isBetweenDays(row: Row, rows: readonly Row[]): boolean {
  const before = rows.slice(0, rows.indexOf(row)).filter(({ segment }) => segment.status === 'Active')
  return before.every((earlier) => lastDayOf(earlier) < row.date && earlier.date < row.date)
}
