import {
  hotelNightsChart,
  segmentCostsChart,
  segmentSourcesChart,
  spendChart,
} from '@sextant/contract/dashboard/charts'
import { urlOf } from '@sextant/contract/kit/request'
import { exportSegments } from '@sextant/contract/segments/endpoints'
import { exportTrips } from '@sextant/contract/trips/endpoints'
import { addDays } from '@sextant/domain/kit/local-time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bookingsOf } from '../../kit/bookings'
import { addTraveler, makePipeline, type Pipeline } from '../../kit/pipeline'
import { createTestContext, type TestContext } from '../../kit/test-context'
import { recordsOfCsv, rowsOfSheet } from '../../kit/workbook'
import { makerOf } from '../../reports/maker'
import { moneyScenarios } from './money'
import type { Scenario } from './scenario'
import { statedScenarios } from './stated'
import { write } from './write'

/** A team filled from emails and amounts: all that adds it up agrees with SQL over prices and amounts, to the cent. */

const abroad: readonly Scenario[] = (['EUR', 'GBP', 'JPY', 'CHF', 'XXX'] as const).map((currency) => ({
  name: `a flight for two and a stay in ${currency}, with a fee and a refund`,
  emails: [
    {
      of: ['Grace Hopper', 'Ada Lovelace'],
      price: '1003.33',
      currency,
      note: `Service fee: ${currency} 10.01\nAgency reference: AG#77`,
    },
    {
      sender: 'agency',
      code: 'AG#77',
      legs: [],
      stay: { checkin: 0, checkout: 3, price: '700.03', currency },
      sent: 10,
    },
    { of: ['Ada Lovelace'], price: null, status: 'Cancelled', note: `Refund: ${currency} 25.55`, sent: 60 },
    {
      sender: 'agency',
      text: `Booking AG#77\nTotal charges: ${currency} 733.10`,
      subject: 'Your final invoice',
      sent: 90,
    },
  ],
  segments: [],
}))

let context: TestContext
let pipeline: Pipeline
let total: number
beforeAll(async () => {
  context = await createTestContext()
  pipeline = makePipeline(context)
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await addTraveler(context, 'Ada', 'Lovelace', 'ada@acme.test')
  const booking = bookingsOf(context)
  for (const [place, { emails, amounts = [] }] of [...moneyScenarios, ...statedScenarios, ...abroad].entries()) {
    const at = { day: addDays('2027-03-01', place * 14), number: String(100 + place) }
    for (const one of emails) await pipeline.accept(write(one, at))
    await pipeline.drain()
    const [first] = amounts.length > 0 ? await booking.list({ start_date: at.day, end_date: addDays(at.day, 13) }) : []
    for (const { of, ...entered } of amounts)
      if (first)
        await booking.add(first, { ...entered, segment_id: of === undefined ? null : (first.segments[of]?.id ?? '') })
  }
  total = await totalOf()
})
afterAll(async () => {
  await pipeline.stop()
  await context.close()
})

/** What all bookings cost, from prices and amounts alone. */
async function totalOf(): Promise<number> {
  const { rows } = await context.pool.query<{ cents: number }>(
    `with paid as (
      select s.*, (select a.cents from booking_amounts a
        where a.team_id = s.team_id and a.booking_id = s.booking_id and s.type in ('hotel', 'car')
          and a.kind in ('folio', 'no_show') and a.cents is not null and coalesce(a.segment_id, s.id) = s.id
        order by a.kind = 'folio' desc, a.day desc, a.id desc limit 1) as charged
      from segments s where s.team_id = $1),
    priced as (
      select booking_id, bool_or(type in ('hotel', 'car')) as is_charged,
        sum(coalesce(charged, case when status = 'Active' then cents end, 0)) as prices,
        coalesce(sum(cents) filter (where status = 'Cancelled' and charged is null), 0) as awaited
      from paid group by booking_id),
    added as (
      select booking_id, coalesce(sum(cents) filter (where kind in ('service_fee', 'cancellation_fee', 'exchange')), 0) as fees,
        coalesce(sum(cents) filter (where kind = 'no_show'), 0) as no_shows,
        coalesce(sum(cents) filter (where kind = 'refund'), 0) as refunds
      from booking_amounts where team_id = $1 group by booking_id)
    select sum(prices + coalesce(fees, 0) + case when is_charged then 0 else coalesce(no_shows, 0) end
      - greatest(0, coalesce(refunds, 0) - awaited))::int as cents
    from priced left join added using (booking_id)`,
    [context.acme.id],
  )
  return rows[0]?.cents ?? 0
}

const days = { start_date: '2027-01-01', end_date: '2029-12-31' }
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0)

type Charts = typeof spendChart | typeof hotelNightsChart | typeof segmentCostsChart | typeof segmentSourcesChart

async function bodyOf(chart: Charts, type?: 'hotel'): Promise<unknown> {
  const { acme: team, people } = context
  const { status, body } = await context.call(chart, { team, query: { ...days, ...(type && { type }) } }, people.viewer)
  expect(status).toBe(200)
  return body
}

test('the team has bookings of every kind of amount, in several currencies', async () => {
  const { rows } = await context.pool.query<{ kinds: number; currencies: number }>(
    'select count(distinct kind)::int as kinds, count(distinct currency)::int as currencies from booking_amounts',
  )
  expect(rows).toEqual([{ kinds: 8, currencies: 6 }])
  expect(total).toBeGreaterThan(1_000_000)
})

test('each chart of the dashboard', async () => {
  const spent = z.parse(spendChart.output, await bodyOf(spendChart)).data
  expect(sum(spent.flatMap(({ tmc, direct, unknown }) => [tmc.total, direct.total, unknown.total]))).toBe(total)
  const { direct, tmc, unknown } = z.parse(segmentCostsChart.output, await bodyOf(segmentCostsChart)).data
  expect(sum([direct, tmc, unknown].map(({ computed_spend }) => computed_spend))).toBe(total)
  const { sources } = z.parse(segmentSourcesChart.output, await bodyOf(segmentSourcesChart)).data
  expect(sum(sources.map(({ computed_spend }) => computed_spend))).toBe(total)
  const nights = z.parse(hotelNightsChart.output, await bodyOf(hotelNightsChart)).data
  const stays = z.parse(spendChart.output, await bodyOf(spendChart, 'hotel')).data
  expect(sum(nights.map(({ computed_spend }) => computed_spend))).toBe(
    sum(stays.flatMap((one) => [one.tmc.total, one.direct.total, one.unknown.total])),
  )
})

const Rows = z.array(z.looseObject({ cost: z.nullish(z.number()) }))

test('each report, in every format', async () => {
  const maker = makerOf(context)
  const spendOf = async (type: 'all_segments' | 'flight_spend' | 'hotel_spend' | 'car_spend' | 'rail_spend') => {
    const { id } = await maker.make({ type, ...days })
    const { summary } = await maker.data(id)
    const spend = summary.figures.find(({ label }) => label === 'Spend')?.value ?? 0
    const json = Rows.parse(JSON.parse((await maker.file(id, 'json')).toString()))
    expect(sum(json.map(({ cost }) => Math.round((cost ?? 0) * 100)))).toBe(spend)
    expect(sumOfTable(recordsOfCsv((await maker.file(id, 'csv')).toString()), 'Cost (USD)')).toBe(spend)
    expect(sumOfTable(rowsOfSheet(await maker.file(id, 'xlsx')), 'Cost (USD)')).toBe(spend)
    return spend
  }
  expect(await spendOf('all_segments')).toBe(total)
  const { rows } = await context.pool.query<{ cents: number }>(
    "select coalesce(sum(net_cents), 0)::int as cents from segments where type = 'activity'",
  )
  const types = ['flight_spend', 'hotel_spend', 'car_spend', 'rail_spend'] as const
  const spent: number[] = []
  for (const type of types) spent.push(await spendOf(type))
  expect(sum(spent) + (rows[0]?.cents ?? 0)).toBe(total)
})

test.each(['csv', 'xlsx'] as const)('the exports of segments and trips as %s', async (format) => {
  const { acme: team, people, app } = context
  const tableOf = async (url: string): Promise<readonly (readonly unknown[])[]> => {
    const { rawPayload } = await app.inject({ url, headers: { cookie: people.viewer.cookie } })
    return format === 'csv' ? recordsOfCsv(rawPayload.toString()) : rowsOfSheet(rawPayload)
  }
  const segments = await tableOf(urlOf(exportSegments, { team, kind: 'all', query: { format } }))
  expect(sumOfTable(segments, 'Cost in the team’s currency')).toBe(total)
  const trips = await tableOf(urlOf(exportTrips, { team, query: { format } }))
  expect(sumOfTable(trips, 'Cost')).toBe(total)
})

/** The sum of a column in hundredths. */
function sumOfTable([header = [], ...rows]: readonly (readonly unknown[])[], name: string): number {
  const column = header.indexOf(name)
  expect(column).toBeGreaterThanOrEqual(0)
  return sum(rows.map((row) => Math.round(Number(row[column] ?? 0) * 100)))
}
