import {
  hotelNightsChart,
  segmentCostsChart,
  segmentSourcesChart,
  spendChart,
} from '@sextant/contract/dashboard/charts'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testPipeline } from '../../kit/pipeline'
import { testContext } from '../../kit/test-context'
import { fillFromEmails, totalOf } from './filled'

/** The charts of a team's emails and amounts agree with SQL over prices and amounts, to the cent. */

const context = testContext()
const pipeline = testPipeline(context)
let total: number
beforeAll(async () => {
  await fillFromEmails(context, pipeline)
  total = await totalOf(context)
})

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
