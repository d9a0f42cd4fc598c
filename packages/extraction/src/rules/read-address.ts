import type { Place } from '@sextant/contract/emails/reservation'
import { findCity } from '@sextant/places/cities/find-city'
import { countryCode } from '@sextant/places/countries/country-code'

/**
 * `01097 Dresden`, `1200-092 Lisboa`, `1012 AB Amsterdam`, `00-590 Warszawa`, `110 00 Praha`: the postal code before
 * the town.
 */
const codeFirst =
  /^(?:[A-Z]{1,2}-)?(\d{4,5}(?:-\d{3})?(?: [A-Z]{2})?|\d{2}-\d{3}|\d{3} \d{2})\s+(\p{L}[\p{L} .'’-]{2,})$/u
/** `Boston, MA 02116`, `Boston, Massachusetts 02116`: state and postal code after the town. */
const codeLast = /^([A-Z]{2}|\p{Lu}[\p{L} ]+?)\s+(\d{5}(?:-\d{4})?)(?:\s+USA?)?$/u

/** A postal code alone between commas, with the town before or after it. */
const codeAlone = /^(?:[A-Z]{1,2}-)?(\d{4,6}(?:-\d{3})?)$/
/**
 * `London EC3N 4AF`, `EC3N 4AF`, `Toronto, ON M5V 2T6`: British, Canadian and Irish postal codes, with the preceding
 * text.
 */
const codeInLetters =
  /^(.*?)\s?\b((?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})|(?:[A-Z]\d[A-Z] \d[A-Z]\d)|(?:[A-Z]\d[\dW] [A-Z\d]{4}))$/
/** `Sydney NSW 2000`: Australian town, state and postal code. */
const townStateCode = /^(\p{L}[\p{L} '’-]+) (NSW|VIC|QLD|SA|WA|TAS|ACT|NT) (\d{4})$/u
const town = /^\p{L}[\p{L} .'’-]+$/u

/** The country of an alphanumeric postal code: `M5V 2T6`, `H91 A1B2`, `EC3N 4AF`. */
const countryOfLetters = (code: string): string =>
  /^[A-Z]\d[A-Z] \d[A-Z]\d$/.test(code) ? 'CA' : / [A-Z\d]{4}$/.test(code) ? 'IE' : 'GB'

/** The parts of an address, separated by commas or line breaks. */
const partsOf = (address: string): string[] =>
  address
    .split(/[,\n]| - |;/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:phone|tel)/i.test(part))

/** The country at the end of an address. A two-letter code may be a state and does not count. */
function countryOf(last: string): string | null {
  if (last.length > 2) return countryCode(last) ?? countryCode(last.split(' ').at(-1) ?? '')
  return null
}

/** The town at the end of a line of an American address: `275 Tremont Street Boston`. */
function townAtEnd(line: string): string | null {
  const words = line.split(' ')
  const ends = [words, words.slice(-3), words.slice(-2), words.slice(-1)].map((some) => some.join(' '))
  return ends.find((name) => findCity(name, 'US') !== null) ?? null
}

/** Whether a part is a country's name, and not also a city's. */
const isCountry = (part: string): boolean => part.length > 2 && countryCode(part) !== null && findCity(part) === null

/** The town among the parts before or after a postal code: a known one, else the nearest that may be one. */
function townNear(parts: readonly string[], index: number, country: string | undefined): string | undefined {
  const may = (part: string | undefined): part is string =>
    part !== undefined && part.length > 2 && town.test(part) && !isCountry(part)
  const before = parts.slice(1, index).filter(may)
  const city = before.findLast((part) => findCity(part, country) !== null)
  return city ?? [parts[index + 1], parts[index - 1]].find(may)
}

/** A postal code that is a separate part or alphanumeric, with its town. */
function besideCode(parts: readonly string[], index: number, country: string | undefined): Place | null {
  const part = parts[index] ?? ''
  const [, rest = '', letters] = codeInLetters.exec(part) ?? []
  const [, digits, behind = ''] = codeFirst.exec(part) ?? []
  const alone = codeAlone.exec(part)?.[1] ?? letters ?? (isCountry(behind) ? digits : undefined)
  if (alone === undefined) return null
  const locality = rest.length > 2 && town.test(rest) ? rest : townNear(parts, index, country)
  const lettered = letters === undefined ? {} : { country_code: countryOfLetters(letters) }
  return { ...lettered, postal_code: alone, ...(locality === undefined ? {} : { locality }) }
}

/** `Sydney NSW 2000`: state and postal code after the town, as in Australia. */
function australian(parts: readonly string[], index: number): Place | null {
  const [, locality, state, code] = townStateCode.exec(parts[index] ?? '') ?? []
  if (!locality || !state || !code) return null
  return { country_code: 'AU', admin_code: state, postal_code: code, locality }
}

/** State and postal code, with the town before them, as in the United States. */
function american(parts: readonly string[], index: number): Place | null {
  const [, state = '', zip] = codeLast.exec(parts[index] ?? '') ?? []
  const before = parts[index - 1]
  const locality = before && townAtEnd(before)
  if (!zip || !locality) return null
  return {
    country_code: 'US',
    ...(state.length === 2 ? { admin_code: state } : {}),
    postal_code: zip,
    locality,
  }
}

/** The postal code before the town. A house number before a street looks the same if more parts follow. */
function continental(parts: readonly string[], index: number, country?: string): Place | null {
  const [, code, locality] = codeFirst.exec(parts[index] ?? '') ?? []
  if (!code || !locality) return null
  const isStreet = index === 0 && parts.length > 1 && findCity(locality, country) === null
  return isStreet ? null : { postal_code: code, locality }
}

/**
 * Reads town, postal code and country from a single-line address, as far as they are unambiguous, and adds what the
 * place lacks.
 */
export function readAddress(place: Place): Place {
  if (place.address === undefined || place.locality !== undefined) return place
  const parts = partsOf(place.address)
  const named = [parts.at(-1) ?? '', ...parts.slice(-2, -1).filter(isCountry)]
  const country = place.country_code ?? named.map(countryOf).find((code) => code !== null) ?? undefined
  const found: Place = country === undefined ? {} : { country_code: country }
  for (const way of [american, australian, besideCode, continental]) {
    // A number near the start is a house number: `Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200`.
    for (const index of [...parts.keys()].toReversed()) {
      const read = way(parts, index, country)
      if (read) return { ...read, ...found, ...place }
    }
  }
  const locality = parts.slice(1).findLast((part) => town.test(part) && findCity(part, country) !== null)
  return { ...found, ...(locality === undefined ? {} : { locality }), ...place }
}
