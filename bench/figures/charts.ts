import { chartEndpoints } from '@sextant/contract/dashboard/charts'
import { urlOf } from '@sextant/contract/kit/request'
import type pg from 'pg'
import { type FilledTeam, filledTeam, withPool } from '../kit/filled-team'
import type { Product } from '../kit/product'
import { figure, median, quantile } from '../kit/stats'

const rounds = 15
/** The raw queries take seconds each. */
const rawRounds = 3

/**
 * The eight charts over HTTP, served from rollups, compared with one query per chart on the segments, run on the same
 * database without session, permissions or row-level security. The range is 12 months, grouped by month, once whole and
 * once cut at both ends. Rounds are interleaved.
 */
export async function charts(product: Product): Promise<string[]> {
  const filled = await filledTeam(product)
  return await withPool(product, async (pool) => {
    const ranges = Object.entries(rangesAround(await todayIn(pool)))
    const lines: string[] = []
    for (const [name, range] of ranges) lines.push(await lineOf(name, range, filled, { product, pool }))
    return lines
  })
}

type Range = { readonly start_date: string; readonly end_date: string }
type Databases = { readonly product: Product; readonly pool: pg.Pool }

async function lineOf(
  name: string,
  range: Range,
  { team, cookie, count }: FilledTeam,
  { product, pool }: Databases,
): Promise<string> {
  const ours: number[] = []
  const raw: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const endpoint of chartEndpoints) {
      const url = product.baseUrl + urlOf(endpoint, { team, query: { ...range, interval: 'month' } })
      ours.push(await timed(async () => await request(url, cookie)))
    }
    if (round >= rawRounds) continue
    for (const sql of rawCharts)
      raw.push(await timed(async () => await pool.query(sql, [team.id, range.start_date, range.end_date])))
  }
  const ratio = figure(median(raw) / median(ours))
  return `charts, ${name.padEnd(12)}  p50 ${figure(median(ours))} ms   p95 ${figure(quantile(ours, 0.95))} ms   raw SQL p50 ${figure(median(raw))} ms   ratio ${ratio}   (${count} segments)`
}

const todayIn = async (pool: pg.Pool): Promise<string> =>
  (await pool.query<{ today: string }>('select current_date::text as today')).rows[0]?.today ?? ''

/** Twelve whole months, and almost twelve months from mid-month to mid-month. */
function rangesAround(today: string) {
  const day = (months: number, date: number): string => {
    const [year = 0, month = 0] = today.split('-').map(Number)
    return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
  }
  return {
    'whole months': { start_date: day(-12, 1), end_date: day(0, 0) },
    'cut months': { start_date: day(-12, 11), end_date: day(-1, 20) },
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function request(url: string, cookie: string): Promise<unknown> {
  const answer = await fetch(url, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return await answer.json()
}

const of = (columns: string, by: readonly string[], day = 'start_day') =>
  `select ${[...by, columns].join(', ')} from segments
   where team_id = $1 and status = 'Active' and ${day} between $2::date and $3::date group by ${by.map((_, at) => at + 1).join(', ')}`
const month = "date_trunc('month', start_day)"
const units =
  "sum(case type when 'hotel' then number_of_nights when 'car' then number_of_days else 1 end) filter (where cents is not null)"

/** Each chart's equivalent query on the segments. */
const rawCharts: readonly string[] = [
  of('count(*), count(distinct owner_key)', [month, 'type']),
  of('sum(cents), count(distinct owner_key)', [month, 'source_classification']),
  of('count(*)', ["date_trunc('month', booked_at)", 'type'], "(booked_at at time zone 'UTC')::date"),
  of('count(*), count(distinct (owner_key, start_day, provider))', [month]),
  of('sum(number_of_nights), sum(cents)', [month]),
  of(`sum(cents), ${units}`, ['source_classification']),
  of('count(*), count(distinct (owner_key, start_day, provider)), sum(cents)', ['source_name']),
  of(`avg(start_day - booked_at::date), sum(cents), ${units}`, [month]),
]
