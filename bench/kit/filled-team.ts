import type { TeamRef } from '@sextant/contract/kit/team'
import pg from 'pg'
import type { Product } from './product'
import { fillSegments } from './segments'

/** A team with a large number of segments, and access to it. */
export type FilledTeam = {
  readonly team: TeamRef
  readonly cookie: string
  /** The number of segments added. */
  readonly count: number
}

/** A million by default, or BENCH_SEGMENTS. */
const count = Number(process.env['BENCH_SEGMENTS'] ?? 1_000_000)
const filled = new Map<Product, Promise<FilledTeam>>()

/**
 * The demo's second organisation with a million more segments, filled by the first benchmark that needs it and reused
 * by others.
 */
export async function filledTeam(product: Product): Promise<FilledTeam> {
  const team = filled.get(product) ?? fill(product)
  filled.set(product, team)
  return await team
}

async function fill(product: Product): Promise<FilledTeam> {
  const team = { type: 'org', id: '2' } as const
  await withPool(product, async (pool) => {
    await fillSegments(pool, team.id, count)
    await pool.query('vacuum analyze segments')
  })
  return { team, cookie: await product.signIn('owner@globex.test'), count }
}

/** Connections as the database's owner, always closed afterwards. */
export async function withPool<T>(product: Product, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
