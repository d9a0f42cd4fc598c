import { randomUUID } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import { commitLazily, type InTx, inTransaction, noScope, type Tx } from '../database/transaction'
import type { Services } from '../services'
import type { JobHandler } from './handle'

/** A job as it was leased. */
export type LeasedJob = { readonly id: string; readonly payload: unknown; readonly attempts: number }

/**
 * Jobs of one team and kind leased to a worker. They become available to others when the lease expires, which the
 * worker keeps extending; `token` distinguishes one lease from another, even by the same worker.
 */
export type Lease = {
  readonly token: string
  readonly team: string
  readonly kind: string
  /** In the order in which they were enqueued. */
  readonly jobs: readonly LeasedJob[]
}

/** How long the job of a dead worker waits for another one; the same as for event destinations. */
export const leaseMs = 15_000

/** The job has been leased to another worker: the pending writes are discarded. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

type Row = { team_id: string; id: string; kind: string; payload: unknown; attempts: number }

/** Leases the next due job, in its own transaction, with others of its team and kind that run together with it. */
export async function acquireLease(
  { prepared }: Services,
  handled: ReadonlyMap<string, JobHandler>,
  ms: number,
): Promise<Lease | undefined> {
  const token = randomUUID()
  const most = [...handled.values()].map(({ together }) => together)
  const claimed = await inTransaction(prepared, noScope, async (tx) =>
    // A server crash may lose the lease. The job is then free, and `holdLease` reports that to its former holder.
    tx.later(
      sql<Row>`
      select claimed.*, set_config('synchronous_commit', 'off', true)
      from claim_jobs(${[...handled.keys()]}::text[], ${most}::integer[], ${token}::uuid, ${ms / 1000}) claimed
      order by claimed.id`.compile(tx.db),
    ),
  )
  const rows = await claimed()
  const [first] = rows
  return first && { token, team: first.team_id, kind: first.kind, jobs: rows }
}

/** Extends the lease, at a third of its duration, until the returned function is called. */
export function renewLease(services: Services, lease: Lease, ms: number): () => void {
  const put = async (): Promise<void> =>
    await inTransaction(services.prepared, { team: lease.team, person: null }, async (tx) => {
      commitLazily(tx)
      const renewed = tx.db
        .updateTable('jobs')
        .set({ run_at: sql<string>`now() + ${ms / 1000} * interval '1 second'` })
        .where('team_id', '=', tx.team)
        .where(sql<SqlBool>`id = any (${lease.jobs.map(({ id }) => id)}::bigint[])`)
        .where('lease', '=', lease.token)
      tx.later(renewed.compile())
    })
  const timer = setInterval(() => {
    put().catch((error: unknown) => services.log.warn({ err: error, job: lease.kind }, 'a lease was not kept'))
  }, ms / 3)
  return () => clearInterval(timer)
}

/**
 * Locks jobs until the transaction ends, with its next statement: they cannot be leased, but their lease can still be
 * extended. The returned function throws `LeaseLost` if one of them is no longer leased to us.
 */
function holdLease(tx: Tx, { token }: Lease, jobs: readonly LeasedJob[]): () => Promise<void> {
  const leased = tx.later(
    sql`select from jobs where team_id = ${tx.team} and lease = ${token}::uuid
      and id = any (${jobs.map(({ id }) => id)}::bigint[]) for key share`.compile(tx.db),
  )
  return async () => {
    if ((await leased()).length < jobs.length) throw new LeaseLost('The job was taken over by another worker.')
  }
}

/** Begins transactions that commit only while some jobs of a lease are held. */
export const stepsOf =
  (db: Services['db'], lease: Lease, jobs: readonly LeasedJob[]): InTx =>
  async (work) =>
    await inTransaction(db, { team: lease.team, person: null }, async (tx) => {
      const assertLease = holdLease(tx, lease, jobs)
      await assertLease()
      return await work(tx)
    })

/**
 * Same as `stepsOf`, for work that only writes to the database: the commit waits for the lease to be confirmed, the
 * first statement does not.
 */
export const lastStepOf =
  (db: Services['db'], lease: Lease, jobs: readonly LeasedJob[]): InTx =>
  async (work) =>
    await inTransaction(db, { team: lease.team, person: null }, async (tx) => {
      const assertLease = holdLease(tx, lease, jobs)
      const result = await work(tx)
      await assertLease()
      return result
    })
