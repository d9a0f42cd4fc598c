import { airportText } from '@sextant/domain/segments/headline'
import { findAirport } from '@sextant/places/airports/find-airport'
import { stationOfCode } from '@sextant/places/stations/find-station'

/**
 * A place of travel as reports group by it: an airport by its city and code, a station by its name. One code has one
 * text, however its emails call the place; `name` stands in for an unknown code.
 */
export function placeText(type: string, code: string | null, name: string | null): string | null {
  if (code === null) return name
  if (type === 'air') return airportText(findAirport(code)?.locality || name, code)
  return (type === 'rail' ? stationOfCode(stationNumber(code))?.name : undefined) ?? name ?? code
}

/** The number of a station code that may name its issuer: `uic:8400058`. */
const stationNumber = (code: string): string => code.replace(/^uic:/i, '')
