import type { Place } from '@sextant/contract/emails/reservation'
import { findCity } from '@sextant/places/cities/find-city'
import { countryCode } from '@sextant/places/countries/country-code'

/** `01097 Dresden`, `1200-092 Lisboa`, `1012 AB Amsterdam`, `00-590 Warszawa`, `110 00 Praha`: the code before the town. */
const codeFirst =
  /^(?:[A-Z]{1,2}-)?(\d{4,5}(?:-\d{3})?(?: [A-Z]{2})?|\d{2}-\d{3}|\d{3} \d{2})\s+(\p{L}[\p{L} .'’-]+)$/u
/** `Boston, MA 02116`, `Boston, Massachusetts 02116`: the state and the code after the town. */
const codeLast = /^([A-Z]{2}|\p{Lu}[\p{L} ]+?)\s+(\d{5}(?:-\d{4})?)(?:\s+USA?)?$/u

/** `Hounslow TW6 2QD`, `TW6 2QD`: the code of the United Kingdom, after the town or alone. */
const british = /^(?:(\p{Lu}[\p{L} '’-]{2,40}?) )?([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u

/** Parts of an address from its end: commas part them, as do line breaks. */
const partsOf = (address: string): string[] =>
  address
    .split(/[,\n]| - |;/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:phone|tel)/i.test(part))

/** The country that ends an address; a code of two letters may be a state, so it counts only alone. */
function countryOf(last: string): string | null {
  if (last.length > 2) return countryCode(last) ?? countryCode(last.split(' ').at(-1) ?? '')
  return null
}

/** The town that ends a line of an American address: `275 Tremont Street Boston`. */
function townAtEnd(line: string): string | null {
  const words = line.split(' ')
  const ends = [words, words.slice(-3), words.slice(-2), words.slice(-1)].map((some) => some.join(' '))
  return ends.find((name) => findCity(name, 'US') !== null) ?? null
}

/**
 * Town, postal code and country out of an address of one line, as far as they are plain to see. Only what is missing in
 * the place is added.
 */
export function readAddress(place: Place): Place {
  if (place.address === undefined || place.locality !== undefined) return place
  const parts = partsOf(place.address)
  const country = place.country_code ?? countryOf(parts.at(-1) ?? '') ?? undefined
  const found: Place = country === undefined ? {} : { country_code: country }
  for (const [index, part] of parts.entries()) {
    const [, , zip] = codeLast.exec(part) ?? []
    const before = parts[index - 1]
    const city = before && townAtEnd(before)
    if (zip && city) return { country_code: 'US', ...found, postal_code: zip, locality: city, ...place }
  }
  for (const [index, part] of parts.entries()) {
    const [, town = parts[index - 1], code] = british.exec(part) ?? []
    if (code && town) return { country_code: 'GB', ...found, postal_code: code, locality: town, ...place }
  }
  for (const [index, part] of parts.entries()) {
    const [, code, town] = codeFirst.exec(part) ?? []
    // a number before a street looks the same, where more follows
    const street = index === 0 && parts.length > 1 && town && findCity(town, country) === null
    if (code && town && !street) return { ...found, postal_code: code, locality: town, ...place }
  }
  const town = parts
    .slice(1)
    .findLast((part) => /^\p{L}[\p{L} .'’-]+$/u.test(part) && findCity(part, country) !== null)
  return { ...found, ...(town === undefined ? {} : { locality: town }), ...place }
}
