import { airports } from '@sextant/places/airports/table'
import { cityRows } from '@sextant/places/data/cityRows.gen'
import { stationRows } from '@sextant/places/data/stationRows.gen'
import type { Random } from './random'

/** A city that is large enough to be booked. */
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

/** Some city. */
export const city = (random: Random): City => random.pick(cities)

/** Some large airport. */
export const airport = (random: Random): { iata: string; name: string; city: string } => {
  const { iata, name, locality } = random.pick(large)
  return { iata, name, city: locality }
}

/** Some station, at times one made of a city and a common ending. */
export const station = (random: Random): string => {
  const { name } = random.pick(stations)
  return random.chance(0.25)
    ? `${random.pick(cities).name} ${random.pick(['Hbf', 'Central', 'Centraal', 'Centrale', 'Gare du Nord', 'St. Pancras', 'Główny', 'hl.n.', 'C', 'Termini', 'Nord', 'Ost', 'Santa Justa', 'Keleti', 'S'])}`
    : name
}
