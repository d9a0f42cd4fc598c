import { updateOpenData } from '@sextant/contract/downloads/open-data'
import { urlOf } from '@sextant/contract/kit/request'
import type { orgReportTypes } from '@sextant/contract/reports/schemas'
import { exportSegments } from '@sextant/contract/segments/endpoints'
import { exportTrips } from '@sextant/contract/trips/endpoints'
import { parquetReadObjects } from 'hyparquet'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { downloadJobs } from '../../../src/downloads/worker'
import { fixedClock } from '../../../src/platform/clock'
import { runNext } from '../../../src/platform/jobs/run-next'
import { testPipeline } from '../../kit/pipeline'
import { testContext } from '../../kit/test-context'
import { recordsOfCsv, rowsOfSheet } from '../../kit/workbook'
import { reportRunner } from '../../reports/report-runner'
import { fillFromEmails, totalOf } from './filled'

/** Every file that has money has, row by row, what SQL over prices and amounts has, to the cent. */

const night = '2027-02-15'
const days = { start_date: '2027-01-01', end_date: '2029-12-31' }
const context = testContext(fixedClock(`${night}T12:00:00.000Z`))
const pipeline = testPipeline(context)
beforeAll(async () => {
  await fillFromEmails(context, pipeline)
  const input = { team: context.acme, body: { enabled: true } }
  await context.call(updateOpenData, input, context.people['super-admin'])
  const jobs = new Map(downloadJobs.map((job) => [job.kind, job]))
  while (await runNext(context.services, jobs));
})

type Row = Readonly<Record<string, unknown>>
type Table = readonly (readonly unknown[])[]
type Format = 'csv' | 'xlsx' | 'json' | 'parquet'

async function bytesOf(url: string): Promise<Buffer> {
  const cookie = context.people['super-admin'].cookie
  const { statusCode, rawPayload } = await context.app.inject({ url, headers: { cookie } })
  expect(statusCode).toBe(200)
  return rawPayload
}

const recordsOf = ([header = [], ...rows]: Table): Row[] =>
  rows.map((row) => Object.fromEntries(header.map((name, at) => [String(name), row[at] ?? null])))

const readers: Readonly<Record<Format, (bytes: Buffer) => Promise<Row[]>>> = {
  csv: async (bytes) => recordsOf(recordsOfCsv(bytes.toString())),
  xlsx: async (bytes) => recordsOf(rowsOfSheet(bytes)),
  json: async (bytes) => z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(bytes.toString())),
  parquet: async (bytes) => await parquetReadObjects({ file: new Uint8Array(bytes).buffer }),
}

const report = (type: (typeof orgReportTypes)[number]) => async (format: Format) => {
  const runner = reportRunner(context)
  const { id } = await runner.make({ type, ...days })
  return await runner.file(id, format)
}
const nightly = (table: string) => async (format: Format) =>
  await bytesOf(`/api/orgs/${context.acme.id}/open-data/${night}/${table}.${format}`)

type File = {
  readonly name: string
  readonly bytes: (format: Format) => Promise<Buffer>
  readonly formats: readonly Format[]
  /** The columns that identify a row and those with numbers, by label; a report's JSON has them by id. */
  readonly keys: Readonly<Record<string, string>>
  readonly numbers: Readonly<Record<string, string>>
  /** Columns in whole units instead of hundredths. */
  readonly units: readonly string[]
  /** The same rows in SQL, with the keys first and the numbers behind them. */
  readonly sql: string
}

const spent = { keys: { Segment: 'segment' }, numbers: { 'Cost (USD)': 'cost' }, units: ['Cost (USD)'] } as const
const segmentCosts = (where: string): string =>
  `select id, paid from costs s where (status = 'Active' or paid <> 0) and ${where}`
const counted = "filter (where s.status = 'Active')::int"
const formats = ['csv', 'xlsx', 'json'] as const

const files: readonly File[] = [
  ...(
    [
      ['all_segments', 'true'],
      ['flight_spend', "type = 'air'"],
      ['hotel_spend', "type = 'hotel'"],
      ['car_spend', "type = 'car'"],
      ['rail_spend', "type = 'rail'"],
      ['ground_spend', "type = 'activity' and activity_type = 'transportation'"],
    ] as const
  ).map(([type, where]) => ({ name: type, bytes: report(type), formats, ...spent, sql: segmentCosts(where) })),
  {
    name: 'origin_destination',
    bytes: report('origin_destination'),
    formats,
    keys: {
      Means: 'means',
      From: 'origin',
      'From city': 'origin_city',
      To: 'destination',
      'To city': 'destination_city',
    },
    numbers: { 'Amount (USD)': 'amount', Segments: 'segments', Travelers: 'travelers' },
    units: ['Amount (USD)'],
    sql: `select case type when 'air' then 'Flight' else 'Train' end, coalesce(details ->> 'origin', details ->> 'origin_code'),
        start_locality, coalesce(details ->> 'destination', details ->> 'destination_code'), end_locality,
        sum(paid), count(*) ${counted}, count(distinct owner_key) ${counted}
      from costs s where type in ('air', 'rail') and (status = 'Active' or paid <> 0) group by 1, 2, 3, 4, 5`,
  },
  {
    name: 'member',
    bytes: report('member'),
    formats,
    keys: { Person: 'id' },
    numbers: { 'Amount (USD)': 'amount', Segments: 'segments' },
    units: ['Amount (USD)'],
    sql: `select member_id, sum(paid), count(*) ${counted} from costs s where member_id is not null group by 1`,
  },
  {
    name: 'the export of segments',
    bytes: async (format) =>
      await bytesOf(urlOf(exportSegments, { team: context.acme, kind: 'all', query: { format: shown(format) } })),
    formats: ['csv', 'xlsx'],
    keys: { Segment: 'segment', Currency: 'currency' },
    numbers: { 'Cost in the team’s currency': 'cost', Price: 'price' },
    units: ['Cost in the team’s currency', 'Price'],
    sql: 'select id, currency, paid, price::numeric * 100 from costs',
  },
  {
    name: 'the export of trips',
    bytes: async (format) =>
      await bytesOf(urlOf(exportTrips, { team: context.acme, query: { format: shown(format) } })),
    formats: ['csv', 'xlsx'],
    keys: { Trip: 'trip' },
    numbers: { Cost: 'cost' },
    units: ['Cost'],
    sql: 'select trip_id, sum(paid) from costs group by 1',
  },
  {
    name: 'segments of open data',
    bytes: nightly('segments'),
    formats: ['csv', 'parquet'],
    keys: { segment_id: 'segment_id', trip_id: 'trip_id', person_id: 'person_id', booking_id: 'booking_id' },
    numbers: { net_cents: 'net_cents', amount_cents: 'amount_cents', price: 'price' },
    units: ['price'],
    sql: 'select id, trip_id, member_id, booking_id, paid, cents, price::numeric * 100 from costs',
  },
  {
    name: 'trips of open data',
    bytes: nightly('trips'),
    formats: ['csv', 'parquet'],
    keys: { trip_id: 'trip_id', person_id: 'person_id' },
    numbers: { amount_cents: 'amount_cents' },
    units: [],
    sql: 'select trip_id, member_id, sum(paid) from costs group by 1, 2',
  },
]

const shown = (format: Format): 'csv' | 'xlsx' => (format === 'xlsx' ? 'xlsx' : 'csv')

/** Keys and numbers of a row as one text; what is empty, unknown or nothing is the same in every format. */
const lineOf = (keys: readonly unknown[], numbers: readonly number[]): string =>
  [...keys.map((key) => z.coerce.string().parse(key ?? '')), ...numbers.map(String)].join(' | ')

describe.each(files)('$name', ({ bytes, formats, keys, numbers, units, sql }) => {
  test.each(formats)('as %s', async (format) => {
    const named = ([label, id]: readonly [string, string]): string => (format === 'json' ? id : label)
    const rows = await readers[format](await bytes(format))
    const result = rows.map((row) =>
      lineOf(
        Object.entries(keys).map((key) => row[named(key)]),
        Object.entries(numbers).map((column) => {
          expect(row).toHaveProperty([named(column)])
          return Math.round(Number(row[named(column)] ?? 0) * (units.includes(column[0]) ? 100 : 1))
        }),
      ),
    )
    const count = Object.keys(keys).length
    const wanted = (await select(sql)).map((row) => lineOf(row.slice(0, count), row.slice(count).map(Number)))
    expect(wanted).not.toEqual([])
    expect(result.toSorted()).toEqual(wanted.toSorted())
  })
})

test('the segments cost what prices and amounts come to', async () => {
  const [[cents] = []] = await select('select sum(paid) from costs')
  expect(Number(cents)).toBe(await totalOf(context))
})

/** Acme's segments, of which each costs `paid`. */
async function select(sql: string): Promise<unknown[][]> {
  const text = `with costs as (
      select *, coalesce(charged_cents, case when status = 'Active' then cents end, 0) + adjustment_cents as paid
      from segments where team_id = $1)
    ${sql}`
  return (await context.pool.query<unknown[]>({ text, values: [context.acme.id], rowMode: 'array' })).rows
}
