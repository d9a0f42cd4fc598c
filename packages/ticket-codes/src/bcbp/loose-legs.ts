import { findAirport } from '@sextant/places/airports/find-airport'
import { airlineName } from '@sextant/places/carriers/airline-name'
import { type BcbpLeg, legOf, type WrittenLeg } from './leg'

/** Locator, airports, airline, flight, day, class and seat, with too many or too few spaces in between. */
const leg =
  /(?<=[E\s])([A-Z\d]{5,7})\s{0,3}([A-Z]{3})\s{0,2}([A-Z]{3})\s{0,2}([A-Z]{2,3}|[A-Z]\d|\d[A-Z]|[A-Z])?\s{0,4}(0\d{4}[A-Z]?(?=\s)|\d{1,4}[A-Z]?)\s{0,3}(\d{2,3})(?=[A-Z\s]|$)([A-Z])?(\d{1,3}[A-Z])?/g
/** The same with letters missing from an airport: everything between the locator and the flight is one group. */
const cutLeg =
  /(?<=[E\s])([A-Z\d]{6})\s{1,3}([A-Z]{1,3}\s{0,2}[A-Z]{0,3}\s{0,3}(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]))\s{0,4}(\d{3,4}[A-Z]?)\s{0,3}(\d{3})(?=[A-Z\s]|$)([A-Z])?(\d{1,3}[A-Z])?/g

const known = (code: string): boolean => findAirport(code) !== null
/** Six-character locators directly follow the electronic ticket indicator. */
const locatorOf = (pnr: string): string => (pnr.length === 7 ? pnr.replace(/^E/, '') : pnr)

function wholeLegs(code: string, from: number): WrittenLeg[] {
  return [...code.slice(from, from + 600).matchAll(leg)]
    .map((match): WrittenLeg => {
      const [, pnr = '', start = '', end = '', carrier = '', number = '', day = ''] = match
      const [compartment = '', seat = ''] = match.slice(7)
      const offset = from + match.index
      return { pnr: locatorOf(pnr), from: start, to: end, carrier, number, day, compartment, seat, offset }
    })
    .filter((one) => known(one.from) && known(one.to))
}

/** The two airports in a string with missing letters: at least one airport is complete. */
function airportsIn(letters: string): readonly [string, string] | null {
  const parts = letters.trim().split(/\s+/)
  const [first = '', second = ''] = parts
  const splits: (readonly [string, string])[] =
    parts.length > 1 ? [[first, second]] : [3, 2, 1].map((at) => [first.slice(0, at), first.slice(at)] as const)
  const isCut = (code: string): boolean => code.length > 0 && code.length < 3
  return splits.find(([start, end]) => (known(start) && isCut(end)) || (isCut(start) && known(end))) ?? null
}

function cutLegs(code: string, from: number): WrittenLeg[] {
  return [...code.slice(from, from + 600).matchAll(cutLeg)].flatMap((match): WrittenLeg[] => {
    const [, pnr = '', between = '', number = '', day = '', compartment = '', seat = ''] = match
    const carrier = between.slice(-2)
    const airports = airlineName(carrier) === null ? null : airportsIn(between.slice(0, -2))
    const [start, end] = airports ?? []
    if (!start || end === undefined) return []
    return [{ pnr, from: start, to: end, carrier, number, day, compartment, seat, offset: from + match.index }]
  })
}

/**
 * The legs of a code whose fields have wrong widths. To distinguish them from words, both airports must exist or, if
 * letters of one are missing, the other airport and the airline. `from` is where the name may end.
 */
export function looseLegs(code: string, from: number): BcbpLeg[] {
  const whole = wholeLegs(code, from)
  return (whole.length > 0 ? whole : cutLegs(code, from)).flatMap((one) => legOf(one) ?? [])
}
