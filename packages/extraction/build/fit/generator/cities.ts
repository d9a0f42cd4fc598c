import { airports } from '@sextant/places/airports/table'
import { cityRows } from '@sextant/places/data/cityRows.gen'
import { stationRows } from '@sextant/places/data/stationRows.gen'
import type { Random } from './random'

/** A city large enough to be a destination. */
export interface City {
  name: string
  country: string
}
const cities = cityRows
  .split('\n')
  .map((row) => row.split('\t'))
  .filter((row) => Number(row[5]) > 90)
  .map(([name = '', country = '']): City => ({ name, country }))
const large = [...airports().values()].filter(({ weight, locality }) => weight === 3 && locality !== '')
const stations = stationRows
  .split('\n')
  .map((row) => row.split('\t'))
  .filter((row) => row[5] === '2')
  .map(([, name = '', country = '']) => ({ name, country }))

/** Draws a city. */
export const city = (random: Random): City => random.pick(cities)

/** Draws a large airport. */
export const airport = (random: Random): { iata: string; name: string; city: string } => {
  const { iata, name, locality } = random.pick(large)
  return { iata, name, city: locality }
}

/** Draws a station, sometimes a city with a common suffix. */
export const station = (random: Random): string => {
  const { name } = random.pick(stations)
  return random.chance(0.25)
    ? `${random.pick(cities).name} ${random.pick(['Hbf', 'Central', 'Centraal', 'Centrale', 'Gare du Nord', 'St. Pancras', 'Główny', 'hl.n.', 'C', 'Termini', 'Nord', 'Ost', 'Santa Justa', 'Keleti', 'S'])}`
    : name
}
