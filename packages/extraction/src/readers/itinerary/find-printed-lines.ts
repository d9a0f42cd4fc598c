import type { Reservation } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { addDays } from '@sextant/domain/kit/local-time'
import { findAirport } from '@sextant/places/airports/find-airport'
import { Draft } from '../../kit/draft'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { arrivalDay } from './arrival-day'
import { listedLocators, locatorBehind } from './carrier-locators'
import { clockOf, segmentStatus } from './segment-status'

/**
 * A flight as reservation systems print it, up to its status, with or without a number; the times follow: ` 1. EY  289
 * E  09JAN AMDAUH TK1  0505   0700  O*` (Galileo), `1 LH 400Y 12MAR 4 FRAJFK*HK1  1020A 1250P` (Sabre, Worldspan),
 * `2  QF  12 J 10APR 5*SYDLAX HK2  1130 0630  10APR  E` (Amadeus).
 */
const line =
  /^[ \t]*(?:\d{1,2}(?:[ .)]|[ \t])+)?([A-Z\d]{2}) {0,5}(\d{1,4}) {0,3}([A-Z]) {1,4}(?:(?:MON|TUE|WED|THU|FRI|SAT|SUN) )?(\d{1,2}[A-Z]{3}(?:\d{2})?)(?: {1,3}(?:[A-Z\d]{1,2}|MON|TUE|WED|THU|FRI|SAT|SUN)(?=[ *]))?[ *]{1,3}([A-Z]{3}) ?([A-Z]{3})[* ]{1,3}([A-Z]{2})\d{1,2}(?= )(.{0,120})$/gm

/** `0505`, `1020A`, `640P`, `#0640`, `0640+1`, `640A¥1`, `1210P/O`. */
const hour = /(?<![\w/])([#*|-]?)(\d{3,4})([APNM]?)(?:([+#¥-])(\d)?)?(?!\w|\/(?!O\b))/g
const dateBehind = /^ {1,4}(?:[A-Z] )?(\d{1,2}[A-Z]{3})(?![A-Z\d])/

/** Days after the departure by an arrival's mark (Galileo writes it before the time, the others after). */
const daysOf = (before: string, behind: string | undefined, count: string | undefined): number | null => {
  if (behind) return (behind === '-' ? -1 : 1) * Number(count ?? 1)
  return { '#': 1, '*': 2, '-': -1, '|': -1 }[before] ?? null
}

/**
 * Whether a cancelled flight was replaced by another of its airline, route and day, and so is the schedule before a
 * change.
 */
const isReplaced = (flight: Reservation, all: readonly Reservation[]): boolean =>
  flight.status === 'cancelled' &&
  all.some(
    (other) =>
      other.status !== 'cancelled' &&
      other.provider.iata_code === flight.provider.iata_code &&
      other.start.place.iata_code === flight.start.place.iata_code &&
      other.end.place.iata_code === flight.end.place.iata_code &&
      other.start.time.local?.slice(0, 10) === flight.start.time.local?.slice(0, 10),
  )

/** The flights of an itinerary printed by a reservation system, with the airlines' own record locators. */
export function findPrintedLines(prose: ProseText): Reservation[] {
  const listed = listedLocators(prose.text)
  const flights = [...prose.text.matchAll(line)].flatMap((match): Reservation[] => {
    const [whole, carrier = '', number = '', bookingClass, date = '', from = '', to = '', status = '', rest = ''] =
      match
    const [departs, arrives] = [...rest.matchAll(hour)]
    const day = findDates(date, prose.contextDate)[0]?.value
    const [start, end] = [findAirport(from), findAirport(to)]
    if (!departs || !arrives || !day || !start || !end) return []
    const departure = clockOf(departs[2] ?? '', departs[3] ?? '')
    const arrival = clockOf(arrives[2] ?? '', arrives[3] ?? '')
    if (!departure || !arrival) return []
    const behind = dateBehind.exec(rest.slice(arrives.index + arrives[0].length))?.[1]
    const days = daysOf(arrives[1] ?? '', arrives[4], arrives[5])
    const stated = behind ? (findDates(behind, day)[0]?.value ?? null) : days === null ? null : addDays(day, days)
    const at = evidenceAt(prose, match.index, match.index + whole.length)
    const draft = new Draft('flight', 0.88)
    draft.set('provider.iata_code', carrier, at)
    draft.set('number', number, at)
    draft.set('booking_class', bookingClass, at)
    draft.set('start.place.iata_code', from, at)
    draft.set('end.place.iata_code', to, at)
    draft.set('start.time.local', `${day}T${departure}`, at)
    draft.set('confirmation_no', locatorBehind(carrier, rest) ?? listed.get(carrier), at)
    const arrived = arrivalDay(start, end, { day, clock: departure }, arrival, stated)
    draft.set('end.time.local', `${arrived}T${arrival}`, at)
    return [draft.finish(segmentStatus(status))]
  })
  return flights.filter((flight) => !isReplaced(flight, flights))
}
