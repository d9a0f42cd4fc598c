import { airportText } from '@sextant/domain/segments/headline'
import { findAirport } from '@sextant/places/airports/find-airport'
import { stationOfCode } from '@sextant/places/stations/find-station'

/**
 * A place as reports group by it: an airport by its city and code, a station by its name. Each code always gives the
 * same text, whatever name the emails use; `name` is used if the code is unknown.
 */
export function placeText(type: string, code: string | null, name: string | null): string | null {
  if (code === null) return name
  if (type === 'air') return airportText(findAirport(code)?.locality || name, code)
  return (type === 'rail' ? stationOfCode(stationNumber(code))?.name : undefined) ?? name ?? code
}

/** The number in a station code, which may be prefixed by its issuer: `uic:8400058`. */
const stationNumber = (code: string): string => code.replace(/^uic:/i, '')
