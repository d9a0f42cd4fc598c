import type { Reservation } from '@sextant/contract/emails/reservation'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { writeFlight } from './printed-flight'
import { airportOf, cabinIn, cellsOf, clockIn, dayIn, flightIn, isAirport, withRouteApart } from './printed-parts'

/** Maximum number of rows whose places are looked up, and of flights. */
const limits = { rows: 200, flights: 50 }

/** The airports in the columns of a text. */
const airportsIn = (text: string): string[] => cellsOf(withRouteApart(text), / {2,}|\t+| - |\//).filter(isAirport)

/** Whether two columns name the same airport, as columns in two languages do: `АЛМАТЫ/ALMATY`. */
const isSame = (from: string, to: string): boolean => airportOf(from)?.iata === airportOf(to)?.iata

/**
 * Flights as agencies print them in columns, in any order: `SUN 05JUL  BA 112  NEW YORK JFK  LONDON LHR  1830
 * 0630  06JUL`. A row has a date, a flight, two airports and two times. A second date is the arrival's.
 */
export function findColumnRows(prose: ProseText): Reservation[] {
  const flights: Reservation[] = []
  let [start, rows] = [0, 0]
  for (const line of prose.text.split('\n')) {
    const from = start
    start += line.length + 1
    if (flights.length >= limits.flights || rows >= limits.rows) break
    if (line.length > 200 || !/\d{3}/.test(line)) continue
    const dated = dayIn(line, prose.contextDate)
    const flight = dated && flightIn(dated.rest)
    const departs = flight && clockIn(flight.rest)
    const arrives = departs && clockIn(departs.rest)
    if (!dated || !flight || !departs || !arrives) continue
    rows++
    // The places precede the times, or each is next to its own.
    const inFront = airportsIn(flight.rest.slice(0, departs.start))
    const later = dayIn(arrives.rest, dated.value)
    const [origin, destination, ...others] = inFront.length > 1 ? inFront : airportsIn(later?.rest ?? arrives.rest)
    if (origin === undefined || destination === undefined || others.length > 0) continue
    if (isSame(origin, destination)) continue
    const printed = {
      ...flight.value,
      day: dated.value,
      from: origin,
      to: destination,
      departs: departs.value,
      arrives: arrives.value,
      arrivalDay: later?.value ?? null,
      reference: undefined,
      cabin: cabinIn(line),
    }
    flights.push(writeFlight(printed, evidenceAt(prose, from, from + line.length)))
  }
  return flights
}
