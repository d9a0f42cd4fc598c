import * as charts from '@sextant/contract/dashboard/charts'
import type { TeamRef } from '@sextant/contract/kit/team'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { changes, make } from './changes'
import { type ChartName, type ChartQuery, chartNames, rawChart } from './raw-charts'

const context = testContext()

const range = fc.tuple(fc.integer({ min: 0, max: 110 }), fc.integer({ min: 0, max: 110 })).map(([one, other]) => {
  const day = (count: number): string => new Date(Date.UTC(2026, 0, 15 + count)).toISOString().slice(0, 10)
  return { start_date: day(Math.min(one, other)), end_date: day(Math.max(one, other)) }
})
const chartQuery: fc.Arbitrary<ChartQuery> = fc
  .tuple(
    range,
    fc.constantFrom(...charts.intervals),
    fc.option(fc.constantFrom('air', 'hotel', 'car', 'rail', 'activity')),
  )
  .map(([days, interval, type]) => ({ ...days, interval, ...(type === null ? {} : { type }) }))

async function chartOf(endpoint: (typeof charts.chartEndpoints)[number], team: TeamRef, query: ChartQuery) {
  const { status, body } = await context.call(endpoint, { team, query }, context.people.viewer)
  expect(status).toBe(200)
  return z.parse(z.object({ data: z.unknown(), meta: z.unknown() }), body)
}

/** The rows of a chart as its endpoint returns them, in the form of the raw query. */
async function answered(name: ChartName, team: TeamRef, query: ChartQuery): Promise<unknown> {
  const endpoint = charts.chartEndpoints.find(({ path }) => path.endsWith(`/${name}`))
  if (!endpoint) throw new Error(`There is no chart ${name}.`)
  const { data } = await chartOf(endpoint, team, query)
  if (name === 'segment-sources') return sorted(z.parse(Sources, data).sources)
  if (name !== 'segment-costs') return data
  const { direct, tmc, unknown } = z.parse(Costs, data)
  return [
    { class: 'direct', ...direct },
    { class: 'tmc', ...tmc },
    { class: 'unknown', computed_ppu: null, ...unknown },
  ].filter(({ segments, computed_spend }) => segments > 0 || computed_spend !== 0)
}

const Sources = z.object({ sources: z.array(z.record(z.string(), z.unknown())) })
const costs = z.looseObject({ segments: z.number(), computed_spend: z.number() })
const Costs = z.object({ direct: costs, tmc: costs, unknown: costs })
const sorted = (rows: readonly object[]): string[] =>
  rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b)))).toSorted()

async function values(name: ChartName, team: TeamRef, query: ChartQuery): Promise<unknown> {
  const rows = await rawChart(context.pool, team.id, name, query)
  return name === 'segment-sources' ? sorted(rows) : rows
}

describe('after any changes to segments', () => {
  test('each chart equals a query on the segments, for every range, interval and type', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.array(chartQuery, { minLength: 4, maxLength: 4 }), async (life, queries) => {
        const teams = [context.acme, context.acmeApps]
        for (const { id } of teams) {
          await context.pool.query('delete from segments where team_id = $1', [id])
          for (const change of life) await make(context.pool, id, change)
        }
        for (const query of queries)
          for (const team of teams)
            for (const name of chartNames)
              expect([name, query, await answered(name, team, query)]).toEqual([
                name,
                query,
                await values(name, team, query),
              ])
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })
})

for (const endpoint of charts.chartEndpoints) {
  const input = (query: Partial<ChartQuery>) => (team: TeamRef) => ({
    team,
    query: { start_date: '2026-01-01', end_date: '2026-03-31', ...query },
  })
  refusals(endpoint, () => context, {
    input: input({}),
    wrong: [
      { field: 'start_date', input: input({ start_date: '2026-02-30' }) },
      { field: 'end_date', input: input({ end_date: '2025-12-31' }) },
      { field: 'end_date', input: input({ start_date: '9999-12-01', end_date: '9999-12-31' }) },
      { field: 'interval', input: input({ start_date: '2020-01-01', interval: 'day' }) },
    ],
  })
}

test('a chart includes its scope, its last change, and its rates', async () => {
  const { acme: team, pool } = context
  await pool.query(
    `insert into segments (team_id, owner_key, type, start_day, end_day, cents, rate_date, observed_at, details, modified)
     values ($1, 'member:1', 'air', '2031-02-03', '2031-02-03', 100, '2031-02-01', now(), '{}', '2031-02-02T10:00:00Z'),
            ($1, 'member:1', 'air', '2031-09-03', '2031-09-03', 100, '2031-09-01', now(), '{}', '2031-09-02T10:00:00Z')`,
    [team.id],
  )
  const query = { start_date: '2031-01-01', end_date: '2031-03-31', interval: 'month' } as const
  expect((await chartOf(charts.spendChart, team, query)).meta).toEqual({
    ...query,
    currency: 'USD',
    last_updated: '2031-02-02T10:00:00.000Z',
    rates_date: '2031-02-01',
  })
  const earlier = { ...query, start_date: '2030-01-01', end_date: '2030-03-31' }
  expect((await chartOf(charts.spendChart, team, earlier)).meta).toMatchObject({
    last_updated: null,
    rates_date: null,
  })
})
