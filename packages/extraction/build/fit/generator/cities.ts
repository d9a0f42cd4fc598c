import { kilometresBetween, type Point } from '@sextant/domain/kit/great-circle'
import { airports } from '@sextant/places/airports/table'
import { cityRows } from '@sextant/places/data/cityRows.gen'
import { stationRows } from '@sextant/places/data/stationRows.gen'
import type { Random } from './random'

/** A city or station that is a plausible destination. */
export interface City extends Point {
  name: string
  country: string
}

/** Minimum population of a destination, in thousands. */
const fewest = 90
const cities = cityRows
  .split('\n')
  .map((row) => row.split('\t'))
  .filter((row) => Number(row[5]) > fewest)
  .map(
    ([name = '', country = '', , latitude, longitude]): City => ({
      name,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }),
  )
const stations = stationRows
  .split('\n')
  .map((row) => row.split('\t'))
  .filter((row) => row[5] === '2')
  .map(
    ([, name = '', country = '', latitude, longitude]): City => ({
      name,
      country,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }),
  )
const large = [...airports().values()].filter(({ weight, locality }) => weight === 3 && locality !== '')

/** Draws a city. */
export const city = (random: Random): City => random.pick(cities)

/** Draws a large airport. */
export const airport = (random: Random): { iata: string; name: string; city: string } => {
  const { iata, name, locality } = random.pick(large)
  return { iata, name, city: locality }
}

/** Places of a list within a distance in kilometres of one of them. */
const around = (list: readonly City[], centre: City, distance: number): City[] =>
  list.filter(
    (one) =>
      Math.abs(one.latitude - centre.latitude) * kilometresEachDegree <= distance &&
      kilometresBetween(one, centre) <= distance,
  )
const kilometresEachDegree = 111

/** Returns a function that draws cities within a distance, in kilometres, of a city drawn first. */
export function citiesAround(random: Random, distance: number): () => City {
  const near = around(cities, city(random), distance)
  return () => random.pick(near)
}

/** Suffixes of station names after the town, by country. */
const stationNames: Readonly<Record<string, string>> = {
  DE: 'Hbf Ost Nord',
  AT: 'Hbf Westbahnhof',
  CH: 'HB Nord',
  NL: 'Centraal Zuid',
  BE: 'Centraal Zuid',
  FR: 'Ville Saint-Jean',
  IT: 'Centrale Termini',
  ES: 'Central Norte',
  PL: 'Główny Centralny',
  CZ: 'hl.n.',
  SK: 'hl.st.',
  SE: 'C',
  DK: 'H',
  NO: 'S',
  HU: 'Keleti Nyugati',
}

/** Returns a function that draws stations of one region, sometimes a city with its station's name. */
export function stationsAround(random: Random, distance: number): () => City {
  const centre = random.pick(stations)
  const near = around(stations, centre, distance)
  const towns = around(cities, centre, distance)
  return () => {
    if (towns.length === 0 || !random.chance(0.25)) return random.pick(near)
    const town = random.pick(towns)
    return {
      ...town,
      name: `${town.name} ${random.pick((stationNames[town.country] ?? 'Central Station').split(' '))}`,
    }
  }
}
