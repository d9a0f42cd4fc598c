import { addDays, dayFrom, isZone } from '@sextant/domain/kit/local-time'
import { findCity, zoneOfCity } from '@sextant/places/cities/find-city'
import { zoneOfWindows } from '@sextant/places/zones/zone-of-windows'

/** A period of a zone with a fixed offset, starting on a rule's day each year (RFC 5545 §3.6.5). */
export interface Observance {
  /** `+02:00`. */
  offset: string
  /** 1 to 12; null if it does not recur. */
  month: number | null
  /** `2SU`, `-1SU`. */
  weekday: string
  /** `02:00:00`. */
  time: string
}

/** A zone as defined by the calendar itself. */
export interface CalendarZone {
  id: string
  /** Its IANA name as stated by the writer (X-LIC-LOCATION). */
  location: string
  observances: Observance[]
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The day in a year on which an observance begins; null if its rule has another form. */
function beginningIn(year: number, { month, weekday }: Observance): string | null {
  const [, count = '1', name = ''] = /^([+-]?\d)?([A-Z]{2})$/.exec(weekday) ?? []
  const wanted = weekdays.indexOf(name)
  if (month === null || wanted < 0) return null
  const number = Number(count)
  const first = dayFrom(year, month, 1)
  const after = month === 12 ? dayFrom(year + 1, 1, 1) : dayFrom(year, month + 1, 1)
  if (!first || !after) return null
  if (number > 0) return addDays(first, ((wanted - weekdayOf(first) + 7) % 7) + 7 * (number - 1))
  const last = addDays(after, -1)
  return addDays(last, -((weekdayOf(last) - wanted + 7) % 7) + 7 * (number + 1))
}

/** The offset of a zone at a local time; undefined if its rules do not determine it. */
function offsetAt(local: string, { observances }: CalendarZone): string | undefined {
  const [only] = observances
  if (new Set(observances.map(({ offset }) => offset)).size === 1) return only?.offset
  const begins = observances.flatMap((observance) => {
    const day = beginningIn(Number(local.slice(0, 4)), observance)
    return day ? [{ at: `${day}T${observance.time}`, offset: observance.offset }] : []
  })
  const sorted = begins.toSorted((a, b) => (a.at < b.at ? -1 : 1))
  // Before the first observance of a year, the last one of the previous year applies.
  return (sorted.findLast(({ at }) => at <= local) ?? sorted.at(-1))?.offset
}

/** A zone by the end of its identifier: some writers prefix a path (`/example.org/Europe/Berlin`). */
function zoneAtEnd(id: string): string | undefined {
  const steps = id.split('/').filter((step) => step !== '')
  return [3, 2, 1].map((count) => steps.slice(-count).join('/')).find((name) => name !== '' && isZone(name))
}

/**
 * A zone by its Windows display name: `(UTC+01:00) Amsterdam, Berlin, Bern`, `(UTC-05:00) Eastern Time (US & Canada)`.
 */
function zoneOfDisplay(id: string): string | undefined {
  const [, shown] = /^\((?:UTC|GMT)[^)]{0,10}\)\s*(.{3,100})$/.exec(id.trim()) ?? []
  const [, american] = /^(Atlantic|Eastern|Central|Mountain|Pacific) Time\b/.exec(shown ?? '') ?? []
  if (american) return zoneOfWindows(`${american} Standard Time`)
  for (const name of shown?.split(/,\s*/) ?? []) {
    const city = findCity(name)
    const zone = city && zoneOfCity(city)
    if (zone) return zone
  }
  return undefined
}

/** `GMT +0100 (Standard)`, `(UTC+01:00) Amsterdam, Berlin`. */
function statedOffset(id: string): string | undefined {
  const [, sign, hours = '', minutes = '00'] = /\b(?:UTC|GMT)\s?([+-])(\d{1,2}):?(\d{2})?\b/.exec(id) ?? []
  return sign && `${sign}${hours.padStart(2, '0')}:${minutes}`
}

/**
 * The zone of a TZID at a local time, by its IANA name, its Windows name, or the calendar's definition: an IANA name if
 * there is one, else an offset; undefined if unknown.
 */
export function zoneOf(id: string, local: string, described: CalendarZone | undefined): string | undefined {
  if (id === '') return undefined
  const zone = zoneAtEnd(id) ?? zoneOfWindows(id) ?? zoneOfDisplay(id) ?? zoneAtEnd(described?.location ?? '')
  if (zone) return zone
  const offset = (described && offsetAt(local, described)) ?? statedOffset(id)
  return offset && isZone(offset) ? offset : undefined
}
