import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import { findCity } from '@sextant/places/cities/find-city'
import { nameWords } from '../../languages/person-names'

const isCity = (text: string): boolean => findCity(text) !== null
const isTown = (text: string): boolean => isCity(text) || airportNamed(text) !== null
const isGivenName = (text: string): boolean => nameWords(text).given > 0

/** Consecutive airport codes: `ALG/DJG`. */
const codes = /(?<![\p{L}\d])[A-Z]{3}(?:\s?[/–-]\s?[A-Z]{3})+$/u

/** Whether a text ends with the codes of a route. */
function endsWithCodes(text: string): boolean {
  const route = codes.exec(text)?.[0].match(/[A-Z]{3}/g) ?? []
  return route.length > 1 && route.every((code) => findAirport(code) !== null && !isGivenName(code))
}

/**
 * Whether a text is a trip title made of towns, optionally after the traveler's family name: `Mailand / Turin`,
 * `Nowak/Oslo`, `Nowak ALG/DJG`. Reservation systems also write names with a slash, but in capitals.
 */
export function isTripTitle(text: string): boolean {
  if (endsWithCodes(text)) return true
  const [first = '', ...rest] = text.split(/\s*\/\s*/u)
  const towns = rest.flatMap((part) => (isTown(part) ? [part] : part.split(/\s?[–-]\s?/u)))
  return (
    first !== '' &&
    // An airport may be matched by a single word of its name that is also a person's name.
    towns.some(isCity) &&
    towns.every((town) => /\p{Ll}/u.test(town) && !isGivenName(town) && isTown(town))
  )
}
