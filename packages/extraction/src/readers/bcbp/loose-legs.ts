import { findAirport } from '@sextant/places/airports/find-airport'

/** The fields of a leg as they stand in a code, whatever their widths. */
export interface LooseLeg {
  pnr: string
  from: string
  to: string
  carrier: string
  number: string
  day: string
  compartment: string
  seat: string
  offset: number
}

/** Locator, airports, airline, flight, day, class and seat, with blanks too many or too few between them. */
const leg =
  /(?<=[E\s])([A-Z\d]{5,7})\s{0,3}([A-Z]{3})\s{0,2}([A-Z]{3})\s{0,2}([A-Z]{2,3}|[A-Z]\d|\d[A-Z]|[A-Z])?\s{0,4}(\d{1,4}[A-Z]?)\s{0,3}(\d{2,3})(?=[A-Z\s]|$)([A-Z])?(\d{1,3}[A-Z])?/g

const known = (code: string): boolean => findAirport(code) !== null

/**
 * The legs of a code whose fields have not the widths that they should, between airports that exist: nothing else tells
 * them from words. `from` is where the name may end.
 */
export const looseLegs = (code: string, from: number): LooseLeg[] =>
  [...code.slice(from, from + 600).matchAll(leg)]
    .map((match): LooseLeg => {
      const [
        ,
        pnr = '',
        start = '',
        end = '',
        carrier = '',
        number = '',
        day = '',
        compartment = '',
        seat = '',
      ] = match
      // the mark of an electronic ticket stands right before a locator of six
      const locator = pnr.length === 7 ? pnr.replace(/^E/, '') : pnr
      return {
        pnr: locator,
        from: start,
        to: end,
        carrier,
        number,
        day,
        compartment,
        seat,
        offset: from + match.index,
      }
    })
    .filter((one) => known(one.from) && known(one.to))
