import type { Reservation } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { citiesNamed } from '@sextant/places/cities/find-city'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { type PrintedFlight, writeFlight } from './printed-flight'
import { cabinIn, cellsOf, clockIn, dayIn, type FlightNumber, flightIn, isAirport } from './printed-parts'

/** Maximum number of labelled lines, and of flights. */
const limits = { ends: 400, flights: 50 }

const departure = /^[ \t]*(?:DEP(?:ART(?:S|URE)?)?|LEAVES?|LV)\b[:. \t-]*(.*)$/i
const arrival = /^[ \t]*(?:ARR(?:IVES?|IVAL)?|AR)\b[:. \t-]*(.*)$/i

interface End {
  place: string
  clock: string
  day: string | null
}

/** Place and time of a labelled line: `DEP: LONDON LHR TERMINAL 5   0820`, `Arrive: London (LHR) 6:30 AM (+1)`. */
function endIn(text: string, near: string): End | null {
  const dated = dayIn(text, near)
  const timed = clockIn(dated?.rest ?? text)
  const cells = cellsOf(timed?.rest ?? '', / {2,}|\t/).filter((cell) => /[A-Za-z]{3}/.test(cell))
  // `DEPARTURE TIME: 0820` has no place.
  const at = cells.findIndex((cell) => isAirport(cell) || citiesNamed(cell).length > 0)
  const [town = '', next = ''] = at < 0 ? [] : cells.slice(at)
  // Its code may be in a separate column.
  const place = town !== '' && findAirport(/^[A-Z]{3}$/.exec(next)?.[0] ?? '') ? `${town}  ${next}` : town
  return timed && place !== '' ? { place, clock: timed.value, day: dated?.value ?? null } : null
}

/**
 * Flights as agencies print them over several lines: date and flight first, in one or two lines, then a labelled line
 * for each end. Galileo's and Worldspan's traveler itineraries share this form.
 */
export function findLabelledEnds(prose: ProseText): Reservation[] {
  const flights: Reservation[] = []
  let [day, flight, from]: [string | null, FlightNumber | null, End | null] = [null, null, null]
  /** A flight named below a departure: that of the next one, if another departure follows. */
  let next: { flight: FlightNumber; at: number; cabin: string | undefined } | null = null
  let cabin: string | undefined
  let [begin, start, ends] = [0, 0, 0]
  for (const line of prose.text.split('\n')) {
    const at = start
    start += line.length + 1
    if (flights.length >= limits.flights || ends >= limits.ends) break
    if (line.length > 200) continue
    const near = day ?? prose.contextDate
    const [, leaves] = departure.exec(line) ?? []
    const [, arrives] = arrival.exec(line) ?? []
    if (leaves !== undefined || arrives !== undefined) ends++
    if (leaves !== undefined) {
      const departs = endIn(leaves, near)
      if (next) [flight, begin, cabin, from, next] = [next.flight, next.at, next.cabin, null, null]
      from = departs ?? from
    } else if (arrives !== undefined) {
      const to = endIn(arrives, near)
      const first = from?.day ?? day
      if (to && from && flight && first) {
        const printed: PrintedFlight = {
          ...flight,
          day: first,
          from: from.place,
          to: to.place,
          departs: from.clock,
          arrives: to.clock,
          arrivalDay: to.day,
          reference: undefined,
          cabin,
        }
        flights.push(writeFlight(printed, evidenceAt(prose, begin, at + line.length)))
        ;[flight, from, cabin, next] = [null, null, undefined, null]
      }
    } else {
      const dated = dayIn(line, prose.contextDate)
      const named = flightIn(dated?.rest ?? line)
      day = dated?.value ?? day
      if (named && flight && from) next = { flight: named.value, at, cabin: cabinIn(line) }
      else if (named) [flight, from, begin, cabin] = [named.value, null, at, cabinIn(line)]
      else if (/\b(?:CLASS|CABIN)\b/i.test(line)) cabin = cabinIn(line) ?? cabin
    }
  }
  return flights
}
