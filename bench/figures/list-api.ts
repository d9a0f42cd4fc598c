import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { listSegments } from '@sextant/contract/segments/endpoints'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import pg from 'pg'
import type { Product } from '../kit/product'
import { figure, median } from '../kit/stats'

const rounds = 5
const seconds = 3
const connections = 8

/**
 * The segment list compared with a minimal handler that returns the same twenty rows from one query, without session,
 * permissions, row-level security, count or validation. Rounds are interleaved.
 */
export async function listApi(product: Product, team: TeamRef, cookie: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: connections })
  const baseline = Fastify()
  baseline.get('/', async () => ({ data: (await pool.query(baselineQuery, [team.id])).rows }))
  const baselineUrl = await baseline.listen({ host: '127.0.0.1', port: 0 })
  const ourUrl = product.baseUrl + urlOf(listSegments, { team, kind: 'all' })
  const ours: number[] = []
  const floor: number[] = []
  const p95s: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    floor.push((await load(baselineUrl, {})).rate)
    const { rate, p97_5 } = await load(ourUrl, { cookie })
    ours.push(rate)
    p95s.push(p97_5)
  }
  await baseline.close()
  await pool.end()
  const ratio = figure(median(ours) / median(floor))
  return [
    `list of segments          ${figure(median(ours))}/s   bare handler ${figure(median(floor))}/s   ratio ${ratio}   p97.5 ${figure(median(p95s))} ms`,
  ]
}

const baselineQuery = 'select * from segments where team_id = $1 order by start_day, id limit 20'

async function load(url: string, headers: Record<string, string>): Promise<{ rate: number; p97_5: number }> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with errors.`)
  return { rate: result.requests.average, p97_5: result.latency.p97_5 }
}
