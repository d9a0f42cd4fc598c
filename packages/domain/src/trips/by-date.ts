import type { Segment } from '@sextant/contract/segments/schemas'
import { addDays, dayOf, daysBetween } from '../kit/local-time'
import { isHourAssumed } from '../segments/known-time'
import { byStart, finishOf, hourMs, isJourney, isRide, startTime } from './course'
import { endOf, near, startOf } from './trip-place'

/**
 * A trip's segments by local date, with dates and entries in order. A stay is listed under its first day as `checkin`,
 * each day between as `overnight` and its last as `checkout` (spec §3). Anything else is listed under its first day.
 * Segments without a day are omitted. Check-in times are treated as earliest and check-out times as latest, even
 * defaults: a traveler arriving in the city that day checks in afterwards, and one leaving it has checked out. The same
 * applies to rides from and to the airport or station, and to segments with only a day.
 */
export function segmentsByDate(segments: readonly Segment[]): Record<string, Segment[]> {
  const active = segments.filter((segment) => segment.status === 'Active')
  const [journeys, rides] = [active.filter(isJourney), active.filter((one) => isRide(one) && !isJourney(one))]
  const entries = segments
    .toSorted(byStart)
    .flatMap((segment) => entriesOf(segment, journeys, rides))
    .toSorted(byDayAndTime)
  const days = [...new Set(entries.map(({ day }) => day))]
  return Object.fromEntries(
    days.map((day) => [day, entries.filter((entry) => entry.day === day).map(({ segment }) => segment)]),
  )
}

type Entry = { readonly day: string; readonly at: number; readonly segment: Segment }

function entriesOf(segment: Segment, journeys: readonly Segment[], rides: readonly Segment[]): Entry[] {
  const start = segment.start_datetime ?? segment.end_datetime
  if (start === null) return []
  const end = segment.end_datetime ?? start
  const nights = segment.type === 'hotel' ? daysBetween(start, end) : 0
  const entry = (sub_type: Segment['sub_type'], day: string, at: number): Entry => ({
    day,
    at,
    segment: { ...segment, sub_type },
  })
  const first = entry(segment.type === 'hotel' ? 'checkin' : null, dayOf(start), earliestOf(segment, journeys, rides))
  if (nights <= 0) return [first]
  const between = Array.from({ length: nights - 1 }, (_, night) => addDays(dayOf(start), night + 1))
  return [
    first,
    ...between.map((day) => entry('overnight', day, Number.POSITIVE_INFINITY)),
    entry('checkout', dayOf(end), checkOutOf(segment, dayOf(end), journeys, rides)),
  ]
}

const isOn = (time: string | null, day: string): boolean => time !== null && dayOf(time) === day

/** The longest wait between a journey and the ride to or from it. */
const transferMs = 3 * hourMs

/**
 * The earliest start of a stay, or of a segment with only a day: after the journeys to its city on its first day, and
 * the rides that follow them.
 */
export function earliestOf(stay: Segment, journeys: readonly Segment[], rides: readonly Segment[] = []): number {
  const start = stay.start_datetime ?? stay.end_datetime
  const isOpen = stay.type === 'hotel' || isHourAssumed(stay, 'start')
  if (!isOpen || start === null) return startTime(stay)
  const day = dayOf(start)
  const arriving = journeys.filter(
    (journey) =>
      journey.id !== stay.id &&
      !isHourAssumed(journey, 'end') &&
      (isOn(journey.start_datetime, day) || isOn(journey.end_datetime, day)) &&
      near(endOf(journey), startOf(stay)),
  )
  const following = rides.filter(
    (ride) =>
      ride.id !== stay.id &&
      near(startOf(ride), startOf(stay)) &&
      arriving.some((one) => isTransfer(finishOf(one), startTime(ride))),
  )
  return Math.max(startTime(stay), ...arriving.map(finishOf), ...following.map((ride) => finishOf(ride) + 1))
}

const isTransfer = (from: number, to: number): boolean => from <= to && to - from <= transferMs

/** The latest check-out: before a journey of the day leaves the hotel's city, and before the ride to it. */
function checkOutOf(stay: Segment, day: string, journeys: readonly Segment[], rides: readonly Segment[]): number {
  const leaving = journeys.filter(
    (journey) => isOn(journey.start_datetime, day) && near(startOf(journey), startOf(stay)),
  )
  const before = rides.filter(
    (ride) =>
      isOn(ride.start_datetime, day) &&
      near(startOf(ride), startOf(stay)) &&
      leaving.some((one) => isTransfer(finishOf(ride), startTime(one))),
  )
  return Math.min(finishOf(stay), ...[...leaving, ...before].map((one) => startTime(one) - 1))
}

/** Within a day by instant, with nights last. The sort is stable, so ties keep their order of start. */
const byDayAndTime = (a: Entry, b: Entry): number => compare(a.day, b.day) || compare(a.at, b.at)

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)
