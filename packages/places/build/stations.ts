import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
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

/** First two digits of a seven-digit station code (UIC 920-14) → country. */
const countries: Record<string, string> = {
  '22': 'UA',
  '24': 'LT',
  '25': 'LV',
  '51': 'PL',
  '52': 'BG',
  '53': 'RO',
  '54': 'CZ',
  '55': 'HU',
  '56': 'SK',
  '65': 'MK',
  '70': 'GB',
  '71': 'ES',
  '72': 'RS',
  '73': 'GR',
  '74': 'SE',
  '75': 'TR',
  '76': 'NO',
  '78': 'HR',
  '79': 'SI',
  '80': 'DE',
  '81': 'AT',
  '82': 'LU',
  '83': 'IT',
  '84': 'NL',
  '85': 'CH',
  '86': 'DK',
  '87': 'FR',
  '88': 'BE',
}

/** Stations with trains, by their UIC code. Fields: code, name, country, latitude, longitude, rank (2 long distance, 1). */
export function stationLines(from: string): string[] {
  const lines = readFileSync(`${from}/db-hafas-stations/full.ndjson`, 'utf8').split('\n')
  return lines
    .filter((line) => /"(nationalExpress|national|regionalExpress|regional)":true/.test(line))
    .map((line) => Row.parse(JSON.parse(line)))
    .flatMap(({ id, name, location, products }) => {
      const country = countries[id.slice(0, 2)]
      const far = products.nationalExpress || products.national
      const near = products.regionalExpress || products.regional
      if (id.length !== 7 || !country || !(far || near)) return []
      return [
        [id, name, country, degrees(location.latitude), degrees(location.longitude), far ? 2 : 1].join('\t'),
      ]
    })
}
