import { sql } from 'kysely'
import type { Tx } from '../database/transaction'
import type { Ctx } from './context'
import { networkOf } from './network-of'
import { Refusal, textOf } from './refusal'

/** What is limited: how many attempts under one key within a quarter of an hour. */
export type Limit = { readonly key: string; readonly most: number }

type Counted = { readonly key: string; readonly failures: number; readonly forgotten_in: number }

/**
 * Counts an attempt, and refuses it where one of its limits was reached lately (429, with `retry-after`). Attempts at the
 * first key are counted one after another: many at once are as many.
 */
export async function countAttempt(tx: Tx, limits: readonly [Limit, ...Limit[]]): Promise<void> {
  const keys = limits.map(({ key }) => key)
  await sql`select pg_advisory_xact_lock(hashtextextended(${limits[0].key}, 0))`.execute(tx.db)
  const { rows } = await sql<Counted>`select * from count_sign_in_failures(${keys}::text[])`.execute(tx.db)
  const over = rows.find(({ key, failures }) =>
    limits.some((limit) => limit.key === key && failures >= limit.most),
  )
  if (over) throw new Refusal('too_many_requests', textOf('too_many_requests'), undefined, over.forgotten_in)
  await sql`select note_sign_in_failure(${keys}::text[])`.execute(tx.db)
}

/** The attempt succeeded: what is counted under `all` begins anew, and `newest` is not blamed for this one. */
export async function forgiveAttempt(tx: Tx, all: string, newest = ''): Promise<void> {
  await sql`select forgive_sign_in(${all}, ${newest})`.execute(tx.db)
}

const byAddress = (ctx: Pick<Ctx, 'origin'>, call: string): string =>
  `${call}:address:${networkOf(ctx.origin.ip)}`

/** Counts a call of anyone against the address that it comes from, and against what it is about where that is named. */
export async function limitCalls(
  tx: Tx,
  ctx: Pick<Ctx, 'origin'>,
  call: string,
  about?: string,
): Promise<void> {
  const address = { key: byAddress(ctx, call), most: 100 }
  if (about === undefined) return await countAttempt(tx, [address])
  await countAttempt(tx, [{ key: `${call}:${about.toLowerCase()}`, most: 5 }, address])
}

/** The call was a good one: many people may come from one address. */
export const forgiveCall = async (tx: Tx, ctx: Pick<Ctx, 'origin'>, call: string): Promise<void> =>
  await forgiveAttempt(tx, '', byAddress(ctx, call))
