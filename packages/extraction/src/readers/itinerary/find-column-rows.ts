import type { Reservation } from '@sextant/contract/emails/reservation'
import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { writeFlight } from './printed-flight'
import { airportIn, clockIn, dayIn, flightIn } from './printed-parts'

const isAirport = (name: string): boolean =>
  findAirport(/^[A-Z]{3}$|(?<= {2})[A-Z]{3}$/.exec(name)?.[0] ?? '') !== null || airportNamed(name) !== null

/** The airports in the columns of a text. */
const airportsIn = (text: string): string[] =>
  text
    .split(/ {2,}|\t+| - |\//)
    .map(airportIn)
    .filter(isAirport)

/**
 * Flights as agencies print them in columns, in whichever order: `SUN 05JUL  BA 112  NEW YORK JFK  LONDON LHR  1830
 * 0630  06JUL`. A row has a day, a flight, two airports and two hours; a second day is that of the arrival.
 */
export function findColumnRows(prose: ProseText): Reservation[] {
  const flights: Reservation[] = []
  let start = 0
  for (const line of prose.text.split('\n')) {
    const from = start
    start += line.length + 1
    if (flights.length >= 50) break
    if (line.length > 200 || !/\d{3}/.test(line)) continue
    const dated = dayIn(line, prose.contextDate)
    const flight = dated && flightIn(dated.rest)
    const departs = flight && clockIn(flight.rest)
    const arrives = departs && clockIn(departs.rest)
    if (!dated || !flight || !departs || !arrives) continue
    const firstHour = flight.rest.search(/(?<![\w.:/-])(?:\d{1,2}[:.]\d{2}|\d{3,4}[APNM]?)(?![\w:/-])/i)
    // the places stand in front of the hours, or each beside its own
    const inFront = airportsIn(flight.rest.slice(0, firstHour))
    const later = dayIn(arrives.rest, dated.value)
    const [origin, destination, ...others] = inFront.length > 1 ? inFront : airportsIn(later?.rest ?? arrives.rest)
    if (origin === undefined || destination === undefined || others.length > 0) continue
    const printed = {
      ...flight.value,
      day: dated.value,
      from: origin,
      to: destination,
      departs: departs.value,
      arrives: arrives.value,
      arrivalDay: later?.value ?? null,
      reference: undefined,
      cabin: /\b(ECONOMY|BUSINESS|FIRST|PREMIUM ECONOMY)\b/.exec(line)?.[1],
    }
    flights.push(writeFlight(printed, evidenceAt(prose, from, from + line.length)))
  }
  return flights
}
