import { orgReportTypes } from '@sextant/contract/reports/schemas'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inTransaction } from '../../src/platform/database/transaction'
import { readTravel } from '../../src/reports/travel/store'
import { testContext } from '../kit/test-context'
import { recordsOfCsv, rowsOfSheet } from '../kit/workbook'
import { reportRunner } from './report-runner'
import { fillTravel } from './travel-rows'

const context = testContext()
const runner = reportRunner(context)
beforeAll(async () => {
  await fillTravel(context.pool, context.acme.id, 3000)
  // Fees, refunds and final invoices.
  await context.pool.query(
    `update segments set adjustment_cents = case id % 3 when 0 then 1250 else -333 end where id % 13 = 0;
     update segments set charged_cents = 41250 where type = 'hotel' and id % 19 = 0`,
  )
})

const days = { start_date: '2027-02-01', end_date: '2027-04-30' }
const Rows = z.array(z.record(z.string(), z.unknown()))
const rowsOf = async (id: string) => Rows.parse(JSON.parse((await runner.file(id, 'json')).toString()))

/** Raw SQL over Acme's segments; `paid` is what each of them costs, and `is_priced` whether that is known. */
async function raw(select: string, where = 'true', days = "start_day between '2027-02-01' and '2027-04-30'") {
  const text = `select ${select} from (
      select *, coalesce(charged_cents, case when status = 'Active' then cents end, 0) + adjustment_cents as paid,
        status = 'Active' and (cents is not null or charged_cents is not null or adjustment_cents <> 0) as is_priced
      from segments) s left join travelers t on t.team_id = s.team_id and t.id = s.member_id
    where s.team_id = $1 and ${days} and ${where}`
  return (await context.pool.query<Record<string, unknown>>(text, [context.acme.id])).rows
}

const spendTypes = [
  ['all_segments', 'true', '1'],
  ['flight_spend', "type = 'air'", '1'],
  ['hotel_spend', "type = 'hotel'", 'number_of_nights'],
  ['car_spend', "type = 'car'", 'number_of_days'],
  ['rail_spend', "type = 'rail'", '1'],
  ['ground_spend', "type = 'activity' and activity_type = 'transportation'", '1'],
] as const

/** The prices of a flight, a night, a rental day and a train. */
async function unitPrices(): Promise<readonly number[]> {
  const price = (of: string, units: string): string =>
    `round(sum(paid) filter (where is_priced and type = '${of}')::numeric
      / sum(${units}) filter (where is_priced and type = '${of}')) / 100`
  const [row] = await raw(
    `${price('air', '1')} as air, ${price('hotel', 'number_of_nights')} as hotel, ${price('car', 'number_of_days')} as car,
     ${price('rail', '1')} as rail`,
  )
  return ['air', 'hotel', 'car', 'rail'].map((type) => Number(row?.[type]))
}

describe.each(spendTypes)('%s', (type, where, units) => {
  test('has the totals, groups and rows of raw SQL, to the cent', async () => {
    const { id, attributes } = await runner.make({ type, ...days })
    const active = `${where} and s.status = 'Active'`
    const listed = `${where} and (s.status = 'Active' or paid <> 0)`
    const [{ cents, rows: count } = {}] = await raw('sum(paid)::int as cents, count(*)::int as rows', listed)
    const [sums] = await raw(
      `count(*)::int as segments, count(distinct owner_key)::int as travelers,
       round(sum(paid) filter (where is_priced)::numeric / sum(${units}) filter (where is_priced)) / 100 as price,
       round(avg(start_day - (booked_at at time zone 'UTC')::date), 1)::float8 as ahead,
       round(100.0 * count(*) filter (where source_classification = 'tmc') / count(*), 1)::float8 as managed`,
      active,
    )
    const { summary } = await runner.data(id)
    const figure = (label: string) => summary.figures.find((one) => one.label === label)?.value
    expect(attributes.row_count).toBe(count)
    expect(figure('Spend')).toBe(cents)
    expect(figure('Travelers')).toBe(sums?.['travelers'])
    expect(figure('Days booked ahead')).toBe(sums?.['ahead'])
    expect(figure('Managed')).toBe(sums?.['managed'])
    const prices = summary.figures.filter(({ unit }) => unit === 'price')
    expect(prices.map(({ value }) => value)).toEqual(
      type === 'all_segments' ? await unitPrices() : [Number(sums?.['price'])],
    )

    const spendAt = summary.measures.findIndex(({ label }) => label === 'Spend')
    const { data } = await runner.data(id, { by: 'provider', limit: 200 })
    const groups = await raw('provider as name, sum(paid)::int as sum', `${listed} group by provider`)
    expect(new Map(data.map(({ name, values }) => [name, values[spendAt]]))).toEqual(
      new Map(groups.map(({ name, sum }) => [name, sum])),
    )
    const chart = summary.chart?.points.reduce((sum, { values }) => sum + values.reduce((a, b) => a + b, 0), 0)
    expect(chart).toBe(type === 'all_segments' ? sums?.['segments'] : cents)

    const rows = await rowsOf(id)
    const wanted = await raw('s.id', `${listed} order by start_day, s.id`)
    expect(rows.map((row) => row['segment'])).toEqual(wanted.map((row) => row['id']))
    const costs = rows.reduce((sum, row) => sum + Math.round(Number(row['cost'] ?? 0) * 100), 0)
    expect(costs).toBe(cents)
  })
})

test.each([
  [{ include_cancelled: true }, 'true'],
  [{ department: 'sales' }, "(s.status = 'Active' or paid <> 0) and department = 'Sales'"],
  [{ cost_center: 'CC2' }, "(s.status = 'Active' or paid <> 0) and cost_center = 'CC2'"],
  [{ provider: 'AIR provider 2' }, "(s.status = 'Active' or paid <> 0) and provider = 'air provider 2'"],
  [{ source_classification: 'unknown' }, "(s.status = 'Active' or paid <> 0) and source_classification is null"],
] as const)('the filter %j selects what it says', async (filters, where) => {
  const { id } = await runner.make({ type: 'flight_spend', ...days, filters })
  const wanted = await raw('s.id', `type = 'air' and ${where} order by start_day, s.id`)
  expect((await rowsOf(id)).map((row) => row['segment'])).toEqual(wanted.map((row) => row['id']))
})

test('local times have their time zones, and routes the names of cities', async () => {
  await context.pool.query(
    `update segments set start_time_zone_id = 'Europe/Berlin', end_time_zone_id = 'Europe/Vienna' where type = 'air'`,
  )
  const { id } = await runner.make({ type: 'flight_spend', ...days })
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({ start_time_zone: 'Europe/Berlin', end_time_zone: 'Europe/Vienna' })
  expect(row?.['route']).toMatch(/^(Berlin BER|Paris CDG|Rome FCO) – (Oslo OSL|Vienna VIE)$/)
  expect([row?.['start_city'], row?.['end_city']]).not.toContain(null)
})

test('a report filters by booking day on request', async () => {
  const { id } = await runner.make({ type: 'all_segments', ...days, filters: { date_by: 'booking' } })
  const booked = "(booked_at at time zone 'UTC')::date between '2027-02-01' and '2027-04-30'"
  const wanted = await raw('s.id', "(s.status = 'Active' or paid <> 0) order by start_day, s.id", booked)
  expect((await rowsOf(id)).map((row) => row['segment'])).toEqual(wanted.map((row) => row['id']))
})

test('the chart uses booking days if the filter does', async () => {
  const span = { start_date: '2027-02-01', end_date: '2027-02-14' }
  const { id } = await runner.make({ type: 'flight_spend', ...span, filters: { date_by: 'booking' } })
  const wanted = await raw(
    "(booked_at at time zone 'UTC')::date::text as name, sum(paid)::int as cents",
    "type = 'air' group by 1 having sum(paid) > 0 order by 1",
    "(booked_at at time zone 'UTC')::date between '2027-02-01' and '2027-02-14'",
  )
  const { summary } = await runner.data(id)
  const result = summary.chart?.points.map(({ name, values }) => ({
    name,
    cents: values.reduce((sum, value) => sum + value, 0),
  }))
  expect(result?.filter(({ cents }) => cents > 0)).toEqual(wanted)
})

test('booking days are in UTC, whatever the database’s time zone', async () => {
  const counts = await Promise.all(
    ['UTC', 'Pacific/Auckland', 'America/New_York'].map(
      async (zone) =>
        await inTransaction(context.services.db, { team: context.acme.id, person: null }, async (tx) => {
          await sql`select set_config('timezone', ${zone}, true)`.execute(tx.db)
          const span = { start: '2027-02-01', end: '2027-02-01' }
          return await readTravel()(tx, { span, filters: { date_by: 'booking' }, zone: 'UTC' }).count()
        }),
    ),
  )
  expect(new Set(counts).size).toBe(1)
})

test('origin_destination lists each pair once, with all of its travel', async () => {
  const { id } = await runner.make({ type: 'origin_destination', ...days })
  const rows = await rowsOf(id)
  const where = "type in ('air', 'rail')"
  const [sums] = await raw(
    "count(*) filter (where s.status = 'Active')::int as segments, sum(paid)::int as cents",
    where,
  )
  expect(rows.reduce((sum, row) => sum + Number(row['segments']), 0)).toBe(sums?.['segments'])
  expect(rows.reduce((sum, row) => sum + Math.round(Number(row['amount'] ?? 0) * 100), 0)).toBe(sums?.['cents'])
  const keys = rows.map(({ means, origin, destination }) => [means, origin, destination].join())
  expect(new Set(keys).size).toBe(keys.length)
  const { summary } = await runner.data(id)
  expect(summary.figures.slice(0, 3).map(({ value }) => value)).toEqual([
    sums?.['cents'],
    sums?.['segments'],
    rows.length,
  ])
})

test('member lists each person once, with the totals of raw SQL', async () => {
  const { id } = await runner.make({ type: 'member', ...days })
  const rows = await rowsOf(id)
  expect(rows).toHaveLength(40)
  const wanted = await raw(
    "t.email, count(*) filter (where s.status = 'Active')::int as segments, sum(paid)::int as cents",
    't.id is not null group by t.email',
  )
  const result = new Map(rows.map((row) => [row['email'], [row['segments'], Math.round(Number(row['amount']) * 100)]]))
  for (const { email, segments, cents } of wanted) expect(result.get(email)).toEqual([segments, cents])
})

/** A CSV cell in the form that JSON has. */
const asGiven = (cell: string, value: unknown): unknown =>
  value === null && cell === '' ? null : typeof value === 'number' ? Number(cell) : cell.replace(/^'/, '')

test.each(orgReportTypes)('%s has the same data in CSV, XLSX and JSON', async (type) => {
  const { id } = await runner.make({ type, ...days })
  const [header = [], ...csv] = recordsOfCsv((await runner.file(id, 'csv')).toString())
  const [sheetHeader = [], ...sheet] = rowsOfSheet(await runner.file(id, 'xlsx'))
  const json = await rowsOf(id)
  expect(sheetHeader).toEqual(header)
  expect([sheet.length, json.length]).toEqual([csv.length, csv.length])
  for (const [at, record] of csv.entries()) {
    const values = Object.values(json[at] ?? {})
    for (const [column, cell] of record.entries())
      expect(asGiven(cell, values[column] ?? null)).toBe(values[column] ?? null)
    const numbers = values.map((value) => (typeof value === 'number' ? value : null))
    expect(numbers.map((value, column) => (value === null ? null : sheet[at]?.[column]))).toEqual(numbers)
  }
})

test('no cell is a formula', async () => {
  const { id } = await runner.make({ type: 'flight_spend', ...days })
  const [header = [], first = []] = recordsOfCsv((await runner.file(id, 'csv')).toString())
  expect(first[header.indexOf('Confirmation number')]).toMatch(/^'=CONF/)
  const [, row = []] = rowsOfSheet(await runner.file(id, 'xlsx'))
  expect(row[header.indexOf('Confirmation number')]).toMatch(/^=CONF/)
})
