import type { Segment } from '@sextant/contract/segments/schemas'
import { addDays, dayOf } from '../kit/local-time'
import { segmentHeadline, segmentService } from '../segments/headline'
import { isHourAssumed, knownTime } from '../segments/known-time'
import { phoneAt } from '../segments/place-phones'
import { calendarText } from './calendar-text'

/** The data of a trip that its calendar needs. */
export type CalendarTrip = {
  readonly headline: string
  readonly segments: readonly Segment[]
  /** The URL of the trip's page. */
  readonly url: string
  /** Makes the events' ids unique to this installation, such as its host name. */
  readonly domain: string
}

/**
 * A trip as an iCalendar file (RFC 5545) with one event per segment. Times are in UTC. A time without a known zone is
 * floating (§3.3.5), and an end that is unknown or before the start is omitted. A stay does not mark its traveler as
 * busy. `now` is when the file is created (§3.8.7.2).
 */
export const tripCalendar = (trip: CalendarTrip, now: Date): string =>
  calendarText([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Sextant//Trips//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', escaped(trip.headline)],
    ...trip.segments.flatMap((segment) => eventOf(segment, trip, now)),
    ['END', 'VCALENDAR'],
  ])

type Line = readonly [name: string, value: string]

function eventOf(segment: Segment, { domain, url }: CalendarTrip, now: Date): Line[] {
  const span = spanOf(segment)
  if (span === null) return []
  const { start_latitude: latitude, start_longitude: longitude } = segment
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', `segment-${segment.id}@${domain}`],
    ['DTSTAMP', utc(now.toISOString())],
    ['LAST-MODIFIED', utc(segment.modified)],
    ...span,
    ['SUMMARY', escaped(summaryOf(segment))],
    ...property('LOCATION', placeOf(segment)),
    ...property('DESCRIPTION', descriptionOf(segment)),
    ...(latitude !== null && longitude !== null ? [['GEO', `${latitude};${longitude}`] as const] : []),
    ['URL', `${url}#segment-${segment.type}-${segment.id}`],
    ['STATUS', segment.status === 'Cancelled' ? 'CANCELLED' : 'CONFIRMED'],
    ['TRANSP', segment.type === 'hotel' || segment.status === 'Cancelled' ? 'TRANSPARENT' : 'OPAQUE'],
    ['END', 'VEVENT'],
  ]
}

const property = (name: string, text: string): Line[] => (text === '' ? [] : [[name, escaped(text)]])

/** The times of a segment as far as known, with whole days if there is no time; null if there are none. */
function spanOf(segment: Segment): Line[] | null {
  const { start_datetime: start, end_datetime: end } = segment
  if (start !== null && isHourAssumed(segment, 'start')) return daysFrom(dayOf(start), dayOf(end ?? start))
  const { start_datetime_utc: startUtc, end_datetime_utc: endUtc } = segment
  if (startUtc !== null)
    return [
      ['DTSTART', utc(startUtc)],
      ...(endUtc !== null && endUtc > startUtc ? [['DTEND', utc(endUtc)] as const] : []),
    ]
  if (start !== null)
    return [['DTSTART', floating(start)], ...(end !== null && end > start ? [['DTEND', floating(end)] as const] : [])]
  if (end === null) return null
  return daysFrom(dayOf(end), dayOf(end))
}

/** Whole days. The last one is included, unlike DTEND. */
const daysFrom = (first: string, last: string): Line[] => [
  ['DTSTART;VALUE=DATE', basicFormat(first)],
  ['DTEND;VALUE=DATE', basicFormat(addDays(last < first ? first : last, 1))],
]

/** `2026-03-12T09:55:00.000Z` as `20260312T095500Z`. */
const utc = (instant: string): string => `${basicFormat(instant.slice(0, 19))}Z`
const floating = (local: string): string => basicFormat(local.slice(0, 19))
const basicFormat = (time: string): string => time.replaceAll(/[-:]/g, '')

function summaryOf(segment: Segment): string {
  const [headline, service] = [segmentHeadline(segment), segmentService(segment)]
  switch (segment.type) {
    case 'air':
      return join(' ', service ?? 'Flight', headline)
    case 'rail':
      return join(' ', service ?? 'Train', headline)
    case 'hotel':
      return `Stay at ${headline}`
    case 'car':
      return `Car from ${headline}`
    case 'activity':
      return headline
    default:
      return segment satisfies never
  }
}

const join = (between: string, ...parts: readonly (string | null)[]): string =>
  [...new Set(parts.filter(Boolean))].join(between)

const placeOf = (segment: Segment): string =>
  join(
    ', ',
    segment.start_name,
    segment.type === 'air' && segment.origin_terminal ? `Terminal ${segment.origin_terminal}` : null,
    segment.start_address,
    segment.start_postal_code,
    segment.start_locality,
    segment.start_country_code,
  )

/** The details useful while traveling, one per line. */
function descriptionOf(segment: Segment): string {
  const lines: readonly (readonly [string, string | null])[] = [
    ['Confirmation', segment.confirmation_no],
    ['Provider', segment.provider],
    ['Begins', localTime(knownTime(segment, 'start'), segment.start_time_zone_id)],
    ['Ends', localTime(knownTime(segment, 'end'), segment.end_time_zone_id)],
    ['To', segment.type === 'hotel' ? null : join(', ', segment.end_name, segment.end_locality) || null],
    ['Seats', 'seats' in segment ? segment.seats.join(', ') || null : null],
    ['Coach', segment.type === 'rail' ? segment.coach : null],
    ['Room', segment.type === 'hotel' ? segment.room_type : null],
    ['Car', segment.type === 'car' ? segment.car_type : null],
    ['Phone', ('phone' in segment ? segment.phone : null) ?? phoneAt(segment, 'start')],
    ['Travelers', segment.travelers.join(', ') || null],
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n')
}

const localTime = (local: string | null, zone: string | null): string | null =>
  local && join(' ', local.slice(0, 16).replace('T', ' '), zone && `(${zone})`)

/** Escapes a text value (§3.3.11): backslash, semicolon, comma and line breaks. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
