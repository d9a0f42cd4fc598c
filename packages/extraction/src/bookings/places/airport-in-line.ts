import { airportNamed } from '@sextant/places/airports/airport-named'
import { nativeAirport } from '@sextant/places/airports/native-names'
import { searchAirports } from '@sextant/places/airports/search-airports'
import type { Airport } from '@sextant/places/airports/table'
import { citiesNamed } from '@sextant/places/cities/find-city'
import { distanceKm } from '@sextant/places/distance/great-circle'
import { type Mention, mentionAt } from '../../mentions/mention'
import type { Line } from '../../page/page'

const maxName = 40
/** Maximum length of a section that is searched for a name. */
const maxSection = 120

/** Maximum distance in kilometres between a town and an airport named next to it. */
const nearTown = 120

/**
 * Whether a name is a town, an airport, or an airport preceded by a nearby town or followed by one in brackets
 * (`Heathrow (London)`). Words that merely occur in an airport's name are not enough.
 */
function isPlace(name: string, airport: Airport): boolean {
  if (citiesNamed(name).length > 0 || searchAirports(name).length > 0 || nativeAirport(name) !== null) return true
  const words = name.split(/[ -]/u)
  const inBrackets = /[(（]([^)）]+)[)）]$/u.exec(name)?.[1] ?? ''
  const towns = [inBrackets, ...words.map((_, at) => words.slice(0, at).join(' '))].flatMap(citiesNamed)
  return towns.some((town) => distanceKm(town, airport) < nearTown)
}

/** A flight's number or another one in front of a name, and the terminal behind it. */
const numberInFront = /^.*\d\p{L}?[\s:·,–-]+(?=\p{Lu}\p{L})/u
const terminalBehind = /[\s,(]+(?:T(?:erminal)?\s?\d[A-Z]?|Terminal \p{Lu}\p{L}*|T\d?[A-Z])\)?\s*$/u

/**
 * The airport named by a section of a line, with a number in front of it or a terminal behind; undefined if there is
 * none: `AF 1681 London Heathrow T4`.
 */
export function airportIn(line: Line, start = 0, end = line.text.length): Mention | undefined {
  if (end - start > maxSection) return undefined
  const text = line.text.slice(start, end)
  const name = text.replace(numberInFront, '').replace(terminalBehind, '').trim()
  const bare = name.replace(/\s?[(（][A-Z]{3}[)）]$/u, '')
  const isName = bare.length <= maxName && /^[^\p{Ll}\P{L}][\p{L}\p{M}]/u.test(bare) && !/\d/.test(bare)
  const airport = isName ? airportNamed(name) : null
  const at = start + text.lastIndexOf(name)
  return airport && isPlace(bare, airport)
    ? mentionAt(line, 'airport', at, name, airport.iata, 'named', name)
    : undefined
}

const inBrackets = /^[(（]([^()（）]{3,50})[)）]$/u

/** The airport named in brackets in a line below that of its town; undefined if there is none. */
export function airportBelowTown(line: Line, town: string): Mention | undefined {
  const own = inBrackets.exec(line.text)?.[1]
  if (own === undefined || town.length > maxName || citiesNamed(town).length === 0) return undefined
  const name = `${town} ${own}`
  const airport = airportNamed(name)
  return airport && isPlace(name, airport) ? mentionAt(line, 'airport', 1, own, airport.iata, 'named', name) : undefined
}
