import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { commitLazily, type InTx, inTransaction, type Tx } from '../database/transaction'
import type { Services } from '../services'

/**
 * A job leased to a worker. It becomes available to others when the lease expires, which the worker keeps extending;
 * `token` distinguishes one lease from another, even by the same worker.
 */
export type Lease = {
  readonly token: string
  readonly team: string
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly attempts: number
}

/** How long the job of a dead worker waits for another; as for event destinations. */
export const leaseMs = 15_000

/** The job has been leased to another worker: the pending writes are discarded. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

type Row = { team_id: string; id: string; kind: string; payload: unknown; attempts: number }

/** Leases the next due job, in its own transaction. */
export async function acquireLease({ db }: Services, kinds: readonly string[], ms: number): Promise<Lease | undefined> {
  const token = randomUUID()
  return await inTransaction(db, { team: null, person: null }, async (tx) => {
    // A server crash may lose the lease: then the job is free, and `assertLease` tells whoever held it.
    const { rows } = await sql<Row>`
      select claimed.*, set_config('synchronous_commit', 'off', true)
      from claim_job(${[...kinds]}::text[], ${token}::uuid, ${ms / 1000}) claimed`.execute(tx.db)
    const [row] = rows
    return row && { token, team: row.team_id, ...row }
  })
}

/** Extends the lease, at a third of its duration, until the returned function is called. */
export function renewLease(services: Services, lease: Lease, ms: number): () => void {
  const put = async (): Promise<void> =>
    await inTransaction(services.db, { team: lease.team, person: null }, async (tx) => {
      await commitLazily(tx)
      await tx.db
        .updateTable('jobs')
        .set({ run_at: sql<string>`now() + ${ms / 1000} * interval '1 second'` })
        .where('team_id', '=', tx.team)
        .where('id', '=', lease.id)
        .where('lease', '=', lease.token)
        .execute()
    })
  const timer = setInterval(() => {
    put().catch((error: unknown) => services.log.warn({ err: error, job: lease.kind }, 'a lease was not kept'))
  }, ms / 3)
  return () => clearInterval(timer)
}

/**
 * Throws `LeaseLost` if the job is no longer leased to us, and locks it until the transaction ends: nobody can lease
 * it, while the lease can still be extended.
 */
async function assertLease(tx: Tx, { id, token }: Lease): Promise<void> {
  const { rows } = await sql`select from jobs
    where team_id = ${tx.team} and id = ${id} and lease = ${token}::uuid for key share`.execute(tx.db)
  if (rows.length === 0) throw new LeaseLost('The job was taken over by another worker.')
}

/** Begins transactions that commit only while the lease is held. */
export const stepsOf =
  ({ db }: Services, lease: Lease): InTx =>
  async (work) =>
    await inTransaction(db, { team: lease.team, person: null }, async (tx) => {
      await assertLease(tx, lease)
      return await work(tx)
    })
