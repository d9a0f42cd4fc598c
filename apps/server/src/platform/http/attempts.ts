import { sql } from 'kysely'
import type { Tx } from '../database/transaction'
import type { Ctx } from './context'
import { networkOf } from './network-of'
import { Refusal } from './refusal'

/** What is limited: how many attempts under one key within a quarter of an hour. */
export type Limit = {
  readonly key: string
  readonly max: number
  /**
   * Beyond `most` attempts wait for each other in place of being refused: for keys under which a stranger may attempt
   * too.
   */
  readonly slowed?: true
}

type Counted = {
  readonly key: string
  readonly failures: number
  /** Seconds until the oldest is forgotten, and since the newest. */
  readonly forgotten_in: number
  readonly last_ago: number
}

/** The longest wait between two attempts under a key that is slowed, in seconds. */
const maxWait = 60

/** Seconds to wait before an attempt is looked at; 0 where it is at once. */
function waitFor({ failures, forgotten_in, last_ago }: Counted, { max, slowed }: Limit): number {
  if (failures < max) return 0
  if (!slowed) return Math.max(1, forgotten_in)
  const wait = Math.min(maxWait, 2 ** Math.min(10, failures - max + 1))
  return Math.max(0, Math.ceil(wait - last_ago))
}

/**
 * Counts an attempt, and refuses it where one of its limits was reached lately (429, with `retry-after`). Attempts at
 * the first key are counted one after another: many at once are as many.
 */
export async function countAttempt(tx: Tx, limits: readonly [Limit, ...Limit[]]): Promise<void> {
  const keys = limits.map(({ key }) => key)
  await sql`select pg_advisory_xact_lock(hashtextextended(${limits[0].key}, 0))`.execute(tx.db)
  const { rows } = await sql<Counted>`select * from count_sign_in_failures(${keys}::text[])`.execute(tx.db)
  const waits = limits.flatMap((limit) =>
    rows.filter(({ key }) => key === limit.key).map((counted) => waitFor(counted, limit)),
  )
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw new Refusal('too_many_requests', waitText(wait), undefined, wait)
  await sql`select note_sign_in_failure(${keys}::text[])`.execute(tx.db)
}

const waitText = (seconds: number): string =>
  `Too many attempts. Wait ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`} and try again.`

/** The attempt succeeded: what is counted under `all` begins anew, and `newest` is not blamed for this one. */
export async function forgiveAttempt(tx: Tx, all: string, newest = ''): Promise<void> {
  await sql`select forgive_sign_in(${all}, ${newest})`.execute(tx.db)
}

const byAddress = (ctx: Pick<Ctx, 'origin'>, call: string): string => `${call}:address:${networkOf(ctx.origin.ip)}`

/** Counts a call of anyone against the address that it comes from, and against what it is about where that is named. */
export async function limitCalls(tx: Tx, ctx: Pick<Ctx, 'origin'>, call: string, about?: string): Promise<void> {
  const address = { key: byAddress(ctx, call), max: 100 }
  if (about === undefined) return await countAttempt(tx, [address])
  // Whoever floods somebody's inbox must not keep them from asking for a mail themselves.
  const key = `${call}:${about.toLowerCase()}`
  const limits = [
    { key: `${key}:${networkOf(ctx.origin.ip)}`, max: 5 },
    { key, max: 20, slowed: true },
  ] as const
  await countAttempt(tx, [...limits, address])
}

/** The call was a good one: many people may come from one address. */
export const forgiveCall = async (tx: Tx, ctx: Pick<Ctx, 'origin'>, call: string): Promise<void> =>
  await forgiveAttempt(tx, '', byAddress(ctx, call))
