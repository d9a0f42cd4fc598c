import { findDates } from '@sextant/domain/kit/find-dates'
import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import type { Airport } from '@sextant/places/airports/table'
import { airlineCode, airlineName } from '@sextant/places/carriers/airline-name'
import { clockOf } from './segment-status'

/** Weekdays, in languages other than English only those that are not major airports. */
const weekday =
  '(?:(?:MON|TUE|WED|THU|FRI|SAT|SUN)[A-Z]{0,6}|(?:LUN|MIE|JUE|SAB|MER|JEU|SAM|DIM|GIO|PON|UTO|SRI|CET|PET|NED|SEG|TER|QUA|QUI|SEX|PAZ|PZT|CUM|TIR|ONS|LOR|SON)(?![A-Z]))'
const month = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]{0,6}'
/**
 * `SUN 05JUL`, `05JUL26 SUN`, `05JUL (SUN)`, `FRIDAY 03 JULY 2026`, `Fri, Jul 3 2026`, so that the weekday is not taken
 * for an airport.
 */
const date = new RegExp(
  `(?<![A-Z\\d])(?:${weekday}[., ]{0,3})?(?:(\\d{1,2} ?-?${month})([ -]?(?:20)?\\d{2}(?![\\d:]))?|(${month} \\d{1,2})(,? 20\\d{2})?)(?![A-Z\\d])(?:(?:[ -]{1,3}\\(?|\\()${weekday}(?![A-Z])\\)?)?`,
  'gi',
)
/** `0820`, `640P`, `8:20 AM`, `18.30`. */
const hour = /(?<![\w.:/-])(?:(\d{1,2})[:.](\d{2}) ?([AP])?M?|(\d{3,4})([APNM])M?|(\d{4}))(?![\w:/-])/gi
const flight = /(?<![A-Z\d(])([A-Z]{2}|[A-Z]\d|\d[A-Z]) ?(\d{2,4}|\d)(?![A-Z\d:/.])/g
const bracketed = /\(([A-Z\d]{2})\) {0,2}[-–]? {0,2}(\d{1,4})(?![A-Z\d:])/
const numbered = /^(.{3,60}?)[ \t:–-]{1,20}(?:FLIGHT|FLT)(?: NO\.?| NUMBER)?[ :#.]{1,4}(\d{1,4})(?![A-Z\d:])/i

/** Designators that are also words: Neos, Royal Air Maroc, Aeroméxico, Alaska Airlines. */
const word = /^(?:NO|AT|TO|BY|AM|PM|OR|AS|ME|US|ID|UP|IN|ON|IS|IT|SO|GO) /

/** A match in a line: its value, its start, and the line without it. */
export interface Part<T> {
  value: T
  start: number
  rest: string
}

const cut = (text: string, start: number, length: number): string =>
  `${text.slice(0, start)}  ${text.slice(start + length)}`

/**
 * Whether `05JUL 2026` has a year rather than the time 20:26: one close to `near`, followed by two times, or alone in
 * its line.
 */
function isYear(year: string, near: string, isAlone: boolean, behind: string): boolean {
  if (!/^ 20\d\d$/.test(year)) return true
  const isClose = Math.abs(Number(year) - Number(near.slice(0, 4))) <= 1
  return isClose || isAlone || [...behind.replace(flight, ' ').matchAll(hour)].length > 1
}

/** The first date in a line. Without a year, it is near `near` (ISO 8601). */
export function dayIn(text: string, near: string): Part<string> | null {
  let tried = 0
  for (const found of text.matchAll(date)) {
    const [whole, day = found[3] ?? '', year = found[4] ?? ''] = found
    const start = found.index
    const hasYear = isYear(year, near, whole === text.trim(), text.slice(start + whole.length))
    const value = findDates(`${day}${hasYear ? year : ''}`.replaceAll('-', ' '), near)[0]?.value
    const length = hasYear ? whole.length : whole.indexOf(day) + day.length
    if (value) return { value, start, rest: cut(text, start, length) }
    // `Marriott 12`: a word that begins like a month.
    if (++tried >= 4) break
  }
  return null
}

/** The first time in a line, as `HH:MM:SS`. */
export function clockIn(text: string): Part<string> | null {
  for (const found of text.matchAll(hour)) {
    const [whole, hours, minutes = '', half = '', digits = '', letter = '', bare = ''] = found
    const value = hours === undefined ? clockOf(digits || bare, letter.toUpperCase()) : clockOf(hours + minutes, half)
    if (value !== null) return { value, start: found.index, rest: cut(text, found.index, whole.length) }
  }
  return null
}

/** A flight's airline designator and number. */
export interface FlightNumber {
  carrier: string
  number: string
}

/** Whether an apparent flight is prose: `BOOKING NO 4567`, `CHECK IN AT 0620`, but not `FLIGHT AT 620`. */
function isInWords(written: string, carrier: string, before: string): boolean {
  if (!word.test(written) || !/\p{L}/u.test(before)) return false
  const name = airlineName(carrier)?.toUpperCase() ?? ''
  const isNamed = before.trimEnd().toUpperCase().endsWith(name)
  return !isNamed && (carrier === 'NO' || !/\b(?:FLIGHT|FLT)[ :#-]{1,3}$/i.test(before))
}

/** The flight in a line, by a known airline's designator, or by an airline's name before the number. */
export function flightIn(text: string): Part<FlightNumber> | null {
  const [named = '', name = '', number = ''] = numbered.exec(text) ?? []
  const code = airlineCode(name.replace(/^[\s–-]+|[\s–-]+$/g, ''))
  if (code !== null) return { value: { carrier: code, number }, start: 0, rest: cut(text, 0, named.length) }
  const marked = bracketed.exec(text)
  for (const found of [...(marked ? [marked] : []), ...text.matchAll(flight)]) {
    const [whole, carrier = '', digits = ''] = found
    const start = found.index
    if (airlineName(carrier) === null || isInWords(whole, carrier, text.slice(0, start))) continue
    return { value: { carrier, number: digits.replace(/^0+(?=\d)/, '') }, start, rest: cut(text, start, whole.length) }
  }
  return null
}

/** The cabin in a line. */
export const cabinIn = (line: string): string | undefined =>
  /\b(ECONOMY|BUSINESS|FIRST|PREMIUM ECONOMY)\b/.exec(line)?.[1]

/** A town or airport in a line, with its code separated: `NEW YORK JFK TERMINAL 7`, `London (LHR)`. */
export function airportIn(text: string): string {
  const name = text
    .replace(/[,\s]*\b(?:TERMINAL|TERM|TML)[ .:]{1,3}\w{1,3}(?![\w])/i, ' ')
    .replace(/^[\s:.,-]+|[\s:.,-]+$/g, '')
  const [, town = '', code = ''] = /^(.*?)\s*[(\s]([A-Z]{3})\)?$/.exec(name) ?? []
  return town !== '' && findAirport(code) ? `${town}  ${code}` : name.replace(/\s+/g, ' ')
}

/** The cells of a line, by separator; none if there are too many for one flight. */
export function cellsOf(text: string, between: RegExp): string[] {
  const cells = text.split(between)
  return cells.length > 12 ? [] : cells.map(airportIn)
}

/** Two adjacent codes in one column: `MNL DGT`, `FRA-JFK`. */
const codes = /(?<= {2}|\t|^)([A-Z]{3})[ /-]([A-Z]{3})(?= {2}|\t|$)/

/** Splits a column with two airport codes into origin and destination columns. */
export const withRouteApart = (text: string): string =>
  text.replace(codes, (whole, from: string, to: string) =>
    findAirport(from) && findAirport(to) ? `${from}  ${to}` : whole,
  )

/**
 * The airport of a cell from `airportIn`, by code or name. Three letters with only the first in upper case are a
 * weekday.
 */
export const airportOf = (cell: string): Airport | null =>
  findAirport(/^[A-Z]{3}$|(?<= {2})[A-Z]{3}$/.exec(cell)?.[0] ?? '') ??
  (/^\p{Lu}\p{Ll}{2}$/u.test(cell) ? null : airportNamed(cell))

/** Whether a cell from `airportIn` is an airport. */
export const isAirport = (cell: string): boolean => airportOf(cell) !== null
