import { findDates } from '@sextant/domain/kit/find-dates'
import { findAirport } from '@sextant/places/airports/find-airport'
import { airlineCode, airlineName } from '@sextant/places/carriers/airline-name'
import { clockOf } from './segment-status'

const weekday = '(?:MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]{0,6}'
const month = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]{0,6}'
/** `SUN 05JUL`, `05JUL26 SUN`, `FRIDAY 03 JULY 2026`, `Fri, Jul 3 2026`: the weekday is no airport's code. */
const date = new RegExp(
  `(?<![A-Z\\d])(?:${weekday}[., ]{0,3})?(\\d{1,2} ?-?${month}(?:[ -]?(?:20)?\\d{2}(?![\\d:]))?|${month} \\d{1,2}(?:,? 20\\d{2})?)(?![A-Z\\d])(?:[ -]{1,3}${weekday}(?![A-Z]))?`,
  'i',
)
/** `0820`, `640P`, `8:20 AM`, `18.30`. */
const hour = /(?<![\w.:/-])(?:(\d{1,2})[:.](\d{2}) ?([AP])?M?|(\d{3,4})([APNM])M?|(\d{4}))(?![\w:/-])/gi
const flight = /(?<![A-Z\d(])([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?(\d{2,4}|\d)(?![A-Z\d:/.])/g
const bracketed = /\(([A-Z\d]{2})\) {0,2}[-–]? {0,2}(\d{1,4})(?![A-Z\d:])/
const numbered = /^(.{3,60}?)[ \t:–-]{1,20}(?:FLIGHT|FLT)(?: NO\.?| NUMBER)?[ :#.]{1,4}(\d{1,4})(?![A-Z\d:])/i

/** What was found in a line: its value, and the line without it. */
export interface Part<T> {
  value: T
  rest: string
}

const cut = (text: string, start: number, length: number): string =>
  `${text.slice(0, start)}  ${text.slice(start + length)}`

/** The first day in a line, next to `near` (ISO 8601) where it has no year. */
export function dayIn(text: string, near: string): Part<string> | null {
  const found = date.exec(text)
  const value = found && findDates(found[1]?.replaceAll('-', ' ') ?? '', near)[0]?.value
  return found && value ? { value, rest: cut(text, found.index, found[0].length) } : null
}

/** The first hour in a line, as `HH:MM:SS`. */
export function clockIn(text: string): Part<string> | null {
  for (const found of text.matchAll(hour)) {
    const [whole, hours, minutes = '', half = '', digits = '', letter = '', bare = ''] = found
    const value = hours === undefined ? clockOf(digits || bare, letter.toUpperCase()) : clockOf(hours + minutes, half)
    if (value !== null) return { value, rest: cut(text, found.index, whole.length) }
  }
  return null
}

/** The airline's designator and number of a flight. */
export interface FlightNumber {
  carrier: string
  number: string
}

/** The flight that a line names by the designator of a known airline, or by an airline's name in front of it. */
export function flightIn(text: string): Part<FlightNumber> | null {
  const marked = bracketed.exec(text)
  for (const found of [...(marked ? [marked] : []), ...text.matchAll(flight)]) {
    const [whole, carrier = '', digits = ''] = found
    if (airlineName(carrier) !== null)
      return { value: { carrier, number: digits.replace(/^0+(?=\d)/, '') }, rest: cut(text, found.index, whole.length) }
  }
  const [whole = '', name = '', number = ''] = numbered.exec(text) ?? []
  const carrier = airlineCode(name.replace(/^[\s–-]+|[\s–-]+$/g, ''))
  return carrier === null ? null : { value: { carrier, number }, rest: cut(text, 0, whole.length) }
}

/** A town or airport in a line, with its code apart: `NEW YORK JFK TERMINAL 7`, `London (LHR)`. */
export function airportIn(text: string): string {
  const name = text
    .replace(/[,\s]*\b(?:TERMINAL|TERM|TML)[ .:]{1,3}\w{1,3}(?![\w])/i, ' ')
    .replace(/^[\s:.,-]+|[\s:.,-]+$/g, '')
  const [, town = '', code = ''] = /^(.*?)\s*[(\s]([A-Z]{3})\)?$/.exec(name) ?? []
  return town !== '' && findAirport(code) ? `${town}  ${code}` : name.replace(/\s+/g, ' ')
}
