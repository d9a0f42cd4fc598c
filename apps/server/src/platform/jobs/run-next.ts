import { sql } from 'kysely'
import pg from 'pg'
import { inTransaction, type Tx } from '../database/transaction'
import type { Services } from '../services'
import type { Handled, Steps } from './handle'
import { keepLease, type Lease, LeaseLost, leaseMs, stepsOf, takeLease } from './lease'

/** Seconds until the next attempt: 1, 4, 16 … at most an hour. */
export const backoffSeconds = (attempts: number): number => Math.min(4 ** attempts, 3600)

/**
 * Takes the next due job, does it, and removes it (or lets it fall due again later) in the transaction of its last
 * step. No transaction is open while it works otherwise. The job of a process that dies falls due for others when its
 * lease ends. Answers whether there was one.
 */
export async function runNext(
  services: Services,
  handled: ReadonlyMap<string, Handled>,
  ms = leaseMs,
): Promise<boolean> {
  const lease = await takeLease(services, [...handled.keys()], ms)
  const handler = lease && handled.get(lease.kind)
  if (!handler) return false
  const letGo = keepLease(services, lease, ms)
  try {
    await work(services, handler, lease)
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    services.log.warn({ job: lease.kind, id: lease.id }, 'a job was taken over by another worker')
  } finally {
    letGo()
  }
  return true
}

async function work(services: Services, handler: Handled, lease: Lease): Promise<void> {
  const scope = { team: lease.team, person: null }
  const step = stepsOf(services, lease)
  const read: Steps['read'] = async (reading) => await inTransaction(services.db, scope, reading, 'read only')
  try {
    const last = await handler.run(services, { team: lease.team, step, read }, lease.payload)
    await step(async (tx) => {
      await last(tx)
      await settle(tx, handler, lease)
    })
  } catch (error) {
    if (error instanceof LeaseLost) throw error
    await step(async (tx) => await noteFailure(services, tx, handler, lease, error))
  }
}

/** The job is done: it goes, unless it is done again and again. */
async function settle(tx: Tx, { everySeconds }: Handled, { id }: Lease): Promise<void> {
  if (everySeconds === null) {
    await tx.db.deleteFrom('jobs').where('team_id', '=', tx.team).where('id', '=', id).execute()
  } else await postpone(tx, id, everySeconds)
}

async function postpone(tx: Tx, id: string, seconds: number): Promise<void> {
  const run_at = sql<string>`now() + ${seconds} * interval '1 second'`
  await tx.db
    .updateTable('jobs')
    .set({ run_at, lease: null })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

async function noteFailure(services: Services, tx: Tx, handler: Handled, lease: Lease, error: unknown): Promise<void> {
  const attempts = lease.attempts + 1
  const reason = error instanceof Error ? error.message : String(error)
  const exhausted = attempts >= handler.attempts
  services.log.error({ err: error, job: lease.kind, id: lease.id, attempts, exhausted }, 'a job failed')
  if (handler.everySeconds !== null) return await postpone(tx, lease.id, handler.everySeconds)
  await tx.db
    .updateTable('jobs')
    .set({
      attempts,
      last_error: storable(reason),
      lease: null,
      run_at: sql<string>`now() + ${backoffSeconds(lease.attempts)} * interval '1 second'`,
      failed_at: exhausted ? sql<string>`now()` : null,
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', lease.id)
    .execute()
  if (exhausted) await giveUp(services, tx, handler, lease, storable(publicReason(error, reason)))
}

/** A job that cannot even be given up is over all the same: it would be the first in line for ever. */
async function giveUp(services: Services, tx: Tx, handler: Handled, lease: Lease, reason: string): Promise<void> {
  await sql`savepoint giving_up`.execute(tx.db)
  try {
    await handler.giveUp(services, tx, lease.payload, reason)
  } catch (error) {
    await sql`rollback to savepoint giving_up`.execute(tx.db)
    services.log.error({ err: error, job: lease.kind, id: lease.id }, 'a job could not be given up')
  }
}

/**
 * What may be told outside: an error of the database speaks of tables and columns, one of the system of paths and
 * addresses.
 */
function publicReason(error: unknown, reason: string): string {
  if (error instanceof pg.DatabaseError) return 'the database refused it. The log says why'
  const isOfSystem = error instanceof Error && 'syscall' in error
  return isOfSystem ? 'a file or a connection failed. The log says why' : reason
}

/** An error may quote what it stumbled over, NUL included, which PostgreSQL cannot hold. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD')
