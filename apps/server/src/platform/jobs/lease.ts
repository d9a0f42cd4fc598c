import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { commitLazily, type InTx, inTransaction, type Tx } from '../database/transaction'
import type { Services } from '../services'

/**
 * A job that a worker has taken for a while. It falls due for others when its lease ends, which whoever works on it
 * puts off again and again; `token` tells one taking from another, also by the same worker.
 */
export type Lease = {
  readonly token: string
  readonly team: string
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly attempts: number
}

/** How long the job of a worker that died waits for another: as destinations of events do. */
export const leaseMs = 15_000

/** The job is another's by now: what was to be written is not. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

type Row = { team_id: string; id: string; kind: string; payload: unknown; attempts: number }

/** Takes the next job that is due, by a transaction of its own. */
export async function takeLease({ db }: Services, kinds: readonly string[], ms: number): Promise<Lease | undefined> {
  const token = randomUUID()
  return await inTransaction(db, { team: null, person: null }, async (tx) => {
    // A server that crashes may forget that the job was taken: then it is free, and who took it is told so by
    // `proveLease`.
    await commitLazily(tx)
    const { rows } = await sql<Row>`
      select * from claim_job(${[...kinds]}::text[], ${token}::uuid, ${ms / 1000})`.execute(tx.db)
    const [row] = rows
    return row && { token, team: row.team_id, ...row }
  })
}

/** Puts off the end of a lease, three times as often as need be, until the answer is called. */
export function keepLease(services: Services, lease: Lease, ms: number): () => void {
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
 * Throws `LeaseLost` where the job is no longer this lease's, and has nobody take it before the transaction ends: the
 * lock keeps takers out, and lets the lease be put off meanwhile.
 */
async function proveLease(tx: Tx, { id, token }: Lease): Promise<void> {
  const { rows } = await sql`select from jobs
    where team_id = ${tx.team} and id = ${id} and lease = ${token}::uuid for key share`.execute(tx.db)
  if (rows.length === 0) throw new LeaseLost('The job was taken over by another worker.')
}

/** Begins transactions that commit only while the lease is held. */
export const stepsOf =
  ({ db }: Services, lease: Lease): InTx =>
  async (work) =>
    await inTransaction(db, { team: lease.team, person: null }, async (tx) => {
      await proveLease(tx, lease)
      return await work(tx)
    })
