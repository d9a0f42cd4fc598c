import type { Trip } from '@sextant/contract/trips/schemas'
import { dayOf, daysBetween } from '../kit/local-time'
import type { KnownSegment, SegmentDraft } from '../segments/draft'
import { byStart, finishOf, homeOf, isBackHome, isBackNearHome, isJourney, startTime } from './course'
import { definingSegments } from './defining-segments'
import { endOf, kilometresApart, nameOf, near, startOf, type TripPlace } from './trip-place'

export type TripName = Pick<
  Trip,
  | 'headline'
  | 'destination'
  | 'country_code'
  | 'begin_datetime'
  | 'begin_time_zone_id'
  | 'end_datetime'
  | 'end_time_zone_id'
> & {
  /** The same start and end as instants, ISO 8601 in UTC. */
  readonly begin_utc: string | null
  readonly end_utc: string | null
}

/**
 * A trip's name, consisting of destination and days ("Paris, 12–15 Mar"), and its start and end in local time. The
 * destination is where most nights are booked, else where the traveler stays longest. Ties go to the farther one.
 */
export function nameTrip(segments: readonly KnownSegment[]): TripName {
  const trip = definingSegments(segments).toSorted(byStart)
  const destination = destinationOf(trip)
  const first = trip[0]
  const last = trip.toSorted((a, b) => finishOf(b) - finishOf(a))[0]
  const start = first?.start_datetime ?? first?.end_datetime ?? null
  const end = last?.end_datetime ?? last?.start_datetime ?? null
  const place = destination ? nameOf(destination) : null
  return {
    headline: [place ?? 'Trip', start && end ? daysText(dayOf(start), dayOf(end)) : null]
      .filter((part) => part !== null)
      .join(', '),
    destination: place,
    country_code: destination?.country_code ?? null,
    begin_datetime: start,
    begin_time_zone_id: (first?.start_datetime ? first.start_time_zone_id : first?.end_time_zone_id) ?? null,
    begin_utc: first ? instantOfMs(startTime(first)) : null,
    end_datetime: end,
    end_time_zone_id: (last?.end_datetime ? last.end_time_zone_id : last?.start_time_zone_id) ?? null,
    end_utc: last ? instantOfMs(finishOf(last)) : null,
  }
}

const instantOfMs = (ms: number): string | null => (Number.isFinite(ms) ? new Date(ms).toISOString() : null)

/** How long a trip stays at a place: in booked nights, else in milliseconds until it continues. */
type Stop = { readonly place: TripPlace; readonly length: number }

function destinationOf(trip: readonly SegmentDraft[]): TripPlace | null {
  const home = homeOf(trip)
  const away = (stops: readonly Stop[]): Stop[] => stops.filter(({ place }) => home === null || !near(place, home))
  const [nights, waits] = [away(nightsAt(trip)), away(arrivals(trip))]
  const distance = (place: TripPlace): number => (home ? (kilometresApart(place, home) ?? 0) : 0)
  const longest = (nights.length > 0 ? nights : waits).toSorted(
    (a, b) => b.length - a.length || distance(b.place) - distance(a.place),
  )[0]
  const first = trip[0]
  return longest?.place ?? (first ? startOf(first) : null)
}

/** Nights by city, adding up several stays in one city. */
function nightsAt(trip: readonly SegmentDraft[]): Stop[] {
  const stays = trip.filter(({ type }) => type === 'hotel')
  return stays.map((stay) => ({
    place: startOf(stay),
    length: stays
      .filter((other) => near(startOf(other), startOf(stay)))
      .reduce((nights, { numberOfNights }) => nights + (numberOfNights ?? 0), 0),
  }))
}

/**
 * Where journeys arrive, and how long until the next one departs. The last arrival counts as permanent, unless it is
 * home or on the way there.
 */
function arrivals(trip: readonly SegmentDraft[]): Stop[] {
  const journeys = trip.filter(isJourney)
  const forGood = isBackHome(trip) || isBackNearHome(trip) ? 0 : Number.MAX_VALUE
  return journeys.map((journey, at) => {
    const next = journeys[at + 1]
    return { place: endOf(journey), length: next ? startTime(next) - finishOf(journey) : forGood }
  })
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const month = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? ''
const date = (day: string): string => String(Number(day.slice(8)))

/** Days for display: `12 Mar`, `12–15 Mar`, `28 Feb–3 Mar`, `30 Dec 2026–2 Jan 2027`. */
export function daysText(from: string, to: string): string {
  if (daysBetween(from, to) <= 0) return `${date(from)} ${month(from)}`
  const year = from.slice(0, 4) === to.slice(0, 4) ? () => '' : (day: string) => ` ${day.slice(0, 4)}`
  if (from.slice(0, 7) === to.slice(0, 7)) return `${date(from)}–${date(to)} ${month(to)}`
  return `${date(from)} ${month(from)}${year(from)}–${date(to)} ${month(to)}${year(to)}`
}
