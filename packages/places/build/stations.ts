import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { countryOfUic } from '../src/stations/country-of-uic'
import { degrees } from './sources'

const Row = z.object({
  id: z.string(),
  name: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  products: z.object({
    nationalExpress: z.boolean(),
    national: z.boolean(),
    regionalExpress: z.boolean(),
    regional: z.boolean(),
  }),
  weight: z.optional(z.number()),
})

/**
 * Stations with trains, by UIC code. Fields: code, name, country, latitude, longitude, rank (2 long distance, otherwise
 * 1).
 */
export function stationLines(from: string): string[] {
  const lines = readFileSync(`${from}/db-hafas-stations/full.ndjson`, 'utf8').split('\n')
  return lines
    .filter((line) => /"(nationalExpress|national|regionalExpress|regional)":true/.test(line))
    .map((line) => Row.parse(JSON.parse(line)))
    .flatMap(({ id, name, location, products }) => {
      const country = countryOfUic(id)
      const far = products.nationalExpress || products.national
      const near = products.regionalExpress || products.regional
      if (id.length !== 7 || !country || !(far || near)) return []
      return [[id, name, country, degrees(location.latitude), degrees(location.longitude), far ? 2 : 1].join('\t')]
    })
}
