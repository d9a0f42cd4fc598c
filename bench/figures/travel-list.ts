import { urlOf } from '@sextant/contract/kit/request'
import { listSegments } from '@sextant/contract/segments/endpoints'
import type pg from 'pg'
import { filledTeam, withPool } from '../kit/filled-team'
import type { Product } from '../kit/product'
import { figure, median, quantile } from '../kit/stats'

const rounds = 40

type Query = Readonly<Record<string, string>>
type Call = { readonly name: string; readonly kind?: 'all' | 'rail'; query(round: number): Query }

const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

/** Each round asks for other words and days, so that nothing is answered from memory alone. */
const lists: readonly Call[] = [
  { name: 'today, as Travel opens', query: () => ({ start_date: day(0), end_date: day(0) }) },
  { name: 'a day', query: (round) => ({ start_date: day(-14 * round), end_date: day(-14 * round) }) },
  {
    name: 'a month, the latest first',
    query: (round) => ({ start_date: day(-30 - round), end_date: day(-round), sort: 'start_date:desc' }),
  },
  {
    name: 'from a day on, by end',
    query: (round) => ({ start_date: day(-7 * round), sort: 'end_date:asc' }),
  },
  { name: 'by the time of adding', query: () => ({ sort: 'created:desc' }) },
  { name: 'by provider', query: (round) => ({ sort: round % 2 === 0 ? 'provider:asc' : 'provider:desc' }) },
  { name: 'by price', query: () => ({ sort: 'cents:desc' }) },
  { name: 'one type', kind: 'rail', query: (round) => ({ start_date: day(-10 * round) }) },
  {
    name: 'cancelled ones of a class',
    query: (round) => ({
      status: 'Cancelled',
      source_classification: 'tmc',
      start_date: day(-10 * round),
      end_date: day(30 - 10 * round),
    }),
  },
]
const searches: readonly Call[] = [
  { name: 'a confirmation number', query: (round) => ({ search: numberOf(round) }) },
  { name: 'the beginning of a number', query: (round) => ({ search: numberOf(round).slice(0, 4) }) },
  {
    name: 'a common word',
    query: (round) => ({ search: ['berlin', 'tokyo', 'oslo', 'boston'][round % 4] ?? '' }),
  },
  {
    name: 'two words in a month',
    query: (round) => ({ search: 'hotel tokyo', start_date: day(-30 - round), end_date: day(-round) }),
  },
]

/** Six digits of a hash, as the filler gives them; most of them are somebody's. */
const numberOf = (round: number): string => ((round * 2_654_435_761) % 16_777_216).toString(16).padStart(6, '0')

/**
 * Pages and searches of a team's million segments by the API, one call at a time, against a floor: twenty rows of the
 * same database by one bare query. Calls are interleaved; first pages and those after a cursor.
 */
export async function travelList(product: Product): Promise<string[]> {
  const { team, cookie, count } = await filledTeam(product)
  const ask = async ({ kind = 'all', query }: Call, round: number): Promise<number[]> => {
    const url = product.baseUrl + urlOf(listSegments, { team, kind, query: query(round) })
    const first = await timed(url, cookie)
    return first.next ? [first.ms, (await timed(product.baseUrl + first.next, cookie)).ms] : [first.ms]
  }
  const { times, floor } = await withPool(product, async (pool) => await measure(pool, team.id, ask))
  const timesOf = (some: readonly Call[]) => some.flatMap((call) => times.get(call) ?? [])
  const line = (name: string, sample: readonly number[]): string =>
    `${name.padEnd(34)} p50 ${figure(median(sample))} ms   p95 ${figure(quantile(sample, 0.95))} ms`
  const ratio = figure(median(timesOf(lists)) / median(floor))
  return [
    `${line(`lists of ${count} segments`, timesOf(lists))}   bare query p50 ${figure(median(floor))} ms   ratio ${ratio}`,
    ...lists.map((call) => line(`  ${call.name}`, timesOf([call]))),
    line(`searches of ${count} segments`, timesOf(searches)),
    ...searches.map((call) => line(`  ${call.name}`, timesOf([call]))),
  ]
}

type Ask = (call: Call, round: number) => Promise<number[]>

async function measure(pool: pg.Pool, team: string, ask: Ask) {
  const floor: number[] = []
  const times = new Map<Call, number[]>()
  const calls = [...lists, ...searches]
  // A first round that is not counted: connections, plans and pages of the disk are what they are in a running product.
  for (const call of calls) await ask(call, rounds)
  for (let round = 0; round < rounds; round += 1) {
    for (const call of calls) times.set(call, [...(times.get(call) ?? []), ...(await ask(call, round))])
    const begun = performance.now()
    await pool.query('select * from segments where team_id = $1 order by start_day, id limit 20', [team])
    floor.push(performance.now() - begun)
  }
  return { times, floor }
}

async function timed(url: string, cookie: string): Promise<{ ms: number; next: string | null }> {
  const begun = performance.now()
  const response = await fetch(url, { headers: { cookie } })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  const body = listSegments.output.parse(await response.json())
  return { ms: performance.now() - begun, next: body.links.next }
}
