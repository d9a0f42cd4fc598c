import { sql } from 'kysely'
import type { Tx } from '../../database/transaction'

/** The caller and fingerprint of a request under a key. */
export type IdempotentRequest = { readonly caller: string; readonly key: string; readonly fingerprint: Uint8Array }

type StoredResponse = { readonly fingerprint: Uint8Array; readonly status: number; readonly body: string }

/** Locks the key until the transaction ends; false if another request holds it. */
export async function acquireKey(tx: Tx, { caller, key }: IdempotentRequest): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${tx.team} ${caller} ${key}`}, 0)) as taken`.execute(tx.db)
  return rows[0]?.taken === true
}

/** The response stored under a key, valid for a day. */
export const findResponse = async (tx: Tx, { caller, key }: IdempotentRequest): Promise<StoredResponse | undefined> =>
  await tx.db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('team_id', '=', tx.team)
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('created', '>', sql<string>`now() - interval '24 hours'`)
    .executeTakeFirst()

/** Stores a response; replaces one older than a day. */
export async function storeResponse(
  tx: Tx,
  keyed: IdempotentRequest,
  response: { status: number; body: string },
): Promise<void> {
  const row = { ...keyed, ...response, created: sql<string>`now()` }
  await tx.db
    .insertInto('idempotency_keys')
    .values({ ...row, team_id: tx.team })
    .onConflict((conflict) => conflict.columns(['team_id', 'caller', 'key']).doUpdateSet(row))
    .execute()
}
