import { sql } from 'kysely'
import type { Tx } from '../database/transaction'
import type { Ctx } from './context'
import { networkOf } from './network-of'
import { Refusal } from './refusal'

/** A limit: the number of attempts per key within 15 minutes. */
export type Limit = {
  readonly key: string
  readonly max: number
  /** Beyond `max` attempts, callers are delayed instead of refused: for keys that strangers can attempt too. */
  readonly isDelayed?: true
}

type FailureCount = {
  readonly key: string
  readonly failures: number
  /** Seconds until the oldest attempt expires, and since the newest. */
  readonly forgotten_in: number
  readonly last_ago: number
}

/** The longest delay between two attempts under a delayed key, in seconds. */
const maxWait = 60

/** Seconds to wait before the next attempt is processed. */
function waitFor({ failures, forgotten_in, last_ago }: FailureCount, { max, isDelayed }: Limit): number {
  if (failures < max) return 0
  if (!isDelayed) return Math.max(1, forgotten_in)
  const wait = Math.min(maxWait, 2 ** Math.min(10, failures - max + 1))
  return Math.max(0, Math.ceil(wait - last_ago))
}

/**
 * Counts an attempt, and refuses it if a limit is exceeded (429, with `retry-after`). Attempts with the same first key
 * are counted serially, so that parallel ones cannot exceed the limit.
 */
export async function countAttempt(tx: Tx, limits: readonly [Limit, ...Limit[]]): Promise<void> {
  const keys = limits.map(({ key }) => key)
  await sql`select pg_advisory_xact_lock(hashtextextended(${limits[0].key}, 0))`.execute(tx.db)
  const { rows } = await sql<FailureCount>`select * from count_sign_in_failures(${keys}::text[])`.execute(tx.db)
  const delays = limits.flatMap((limit) =>
    rows.filter(({ key }) => key === limit.key).map((counted) => waitFor(counted, limit)),
  )
  const wait = Math.max(0, ...delays)
  if (wait > 0) throw new Refusal('too_many_requests', waitText(wait), undefined, wait)
  await sql`select record_sign_in_failure(${keys}::text[])`.execute(tx.db)
}

const waitText = (seconds: number): string =>
  `Too many attempts. Wait ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`} and try again.`

/** Records a success: counts under `all` start over, and this attempt is removed from `newest`. */
export async function clearFailures(tx: Tx, all: string, newest = ''): Promise<void> {
  await sql`select clear_sign_in_failures(${all}, ${newest})`.execute(tx.db)
}

const byAddress = (ctx: Pick<Ctx, 'origin'>, call: string): string => `${call}:address:${networkOf(ctx.origin.ip)}`

/** Counts an anonymous call by its address and, if given, by its subject. */
export async function limitCalls(tx: Tx, ctx: Pick<Ctx, 'origin'>, call: string, about?: string): Promise<void> {
  const address = { key: byAddress(ctx, call), max: 100 }
  if (about === undefined) return await countAttempt(tx, [address])
  // Someone flooding a person's inbox must not keep that person from requesting an email.
  const key = `${call}:${about.toLowerCase()}`
  const limits = [
    { key: `${key}:${networkOf(ctx.origin.ip)}`, max: 5 },
    { key, max: 20, slowed: true },
  ] as const
  await countAttempt(tx, [...limits, address])
}

/** Removes a successful call from the count: many people may share one address. */
export const clearCallFailures = async (tx: Tx, ctx: Pick<Ctx, 'origin'>, call: string): Promise<void> =>
  await clearFailures(tx, '', byAddress(ctx, call))
