import type { Reservation } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { type PrintedFlight, writeFlight } from './printed-flight'
import { airportOf, cabinIn, cellsOf, clockIn, dayIn, flightIn, isAirport, withRouteApart } from './printed-parts'

/** Maximum number of rows whose places are looked up, and of flights. */
const limits = { rows: 200, flights: 50 }

/** A town or airport with its code behind a slash: `TOKYO/HND`. */
const coded = /(?<=\p{L}{4})\/([A-Z]{3})(?![\p{L}\d])/gu
const withCode = (text: string): string =>
  text.replace(coded, (whole, code: string) => (findAirport(code) ? ` (${code})` : whole))

/** The airports in the columns of a text. */
const airportsIn = (text: string): string[] =>
  cellsOf(withCode(withRouteApart(text)), / {2,}|\t+| - |\//).filter(isAirport)

/** The arrival in the line below a flight that has only its departure: place, time, and the day if printed. */
function arrivalIn(line: string, near: string) {
  const dated = dayIn(line, near)
  const rest = dated?.rest ?? line
  const arrives = flightIn(rest) ? null : clockIn(rest)
  const [place, ...others] = arrives ? airportsIn(arrives.rest) : []
  if (!arrives || place === undefined || others.length > 0 || clockIn(arrives.rest)) return null
  return { place, clock: arrives.value, day: dated?.value ?? null }
}

/** Whether two columns name the same airport, as columns in two languages do: `АЛМАТЫ/ALMATY`. */
const isSame = (from: string, to: string): boolean => airportOf(from)?.iata === airportOf(to)?.iata

/** The flight in a row, or in two whose second has the arrival. Null if a part is missing. */
function flightOf(line: string, below: string, near: string): PrintedFlight | null {
  const dated = dayIn(line, near)
  const flight = dated && flightIn(dated.rest)
  const departs = flight && clockIn(flight.rest)
  if (!departs) return null
  const of = { ...flight.value, day: dated.value, departs: departs.value, reference: undefined, cabin: cabinIn(line) }
  const arrives = clockIn(departs.rest)
  if (!arrives) {
    const [from, ...others] = airportsIn(departs.rest)
    const arrival = from === undefined || others.length > 0 ? null : arrivalIn(below, dated.value)
    return arrival && { ...of, from: from ?? '', to: arrival.place, arrives: arrival.clock, arrivalDay: arrival.day }
  }
  // The places precede the times, or each is next to its own.
  const inFront = airportsIn(flight.rest.slice(0, departs.start))
  const later = dayIn(arrives.rest, dated.value)
  const [from, to, ...others] = inFront.length > 1 ? inFront : airportsIn(later?.rest ?? arrives.rest)
  if (from === undefined || to === undefined || others.length > 0) return null
  return { ...of, from, to, arrives: arrives.value, arrivalDay: later?.value ?? null }
}

/**
 * Flights as agencies print them in columns, in any order: `SUN 05JUL  BA 112  NEW YORK JFK  LONDON LHR  1830
 * 0630  06JUL`. A row has a date, a flight, two airports and two times. A second date is the arrival's. The arrival may
 * be in a row of its own.
 */
export function findColumnRows(prose: ProseText): Reservation[] {
  const flights: Reservation[] = []
  const lines = prose.text.split('\n')
  let [start, rows] = [0, 0]
  for (const [index, line] of lines.entries()) {
    const from = start
    start += line.length + 1
    if (flights.length >= limits.flights || rows >= limits.rows) break
    if (line.length > 200 || !/\d{3}/.test(line) || !flightIn(line)) continue
    rows++
    const printed = flightOf(line, lines[index + 1]?.slice(0, 200) ?? '', prose.contextDate)
    if (!printed || isSame(printed.from, printed.to)) continue
    flights.push(writeFlight(printed, evidenceAt(prose, from, from + line.length)))
  }
  return flights
}
