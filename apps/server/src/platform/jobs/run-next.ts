import { sql } from 'kysely'
import pg from 'pg'
import { inTransaction, type Tx } from '../database/transaction'
import type { Services } from '../services'
import type { Handled, Steps } from './handle'
import { acquireLease, type Lease, LeaseLost, leaseMs, renewLease, stepsOf } from './lease'

/** Seconds until the next attempt: 1, 4, 16 … an hour at most. */
export const backoffSeconds = (attempts: number): number => Math.min(4 ** attempts, 3600)

/**
 * Leases the next due job, runs it, and completes it (or schedules its next attempt) in the transaction of its last
 * step. No other transaction stays open meanwhile. The job of a dead process becomes due when its lease expires.
 * Returns whether there was one.
 */
export async function runNext(
  services: Services,
  handled: ReadonlyMap<string, Handled>,
  ms = leaseMs,
): Promise<boolean> {
  const lease = await acquireLease(services, [...handled.keys()], ms)
  const handler = lease && handled.get(lease.kind)
  if (!handler) return false
  const stopRenewal = renewLease(services, lease, ms)
  try {
    await work(services, handler, lease)
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
    services.log.warn({ job: lease.kind, id: lease.id }, 'a job was taken over by another worker')
  } finally {
    stopRenewal()
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

/** Completes a job: it is deleted unless it recurs. */
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

/** A job whose failure handler fails as well ends all the same, or it would be first in line forever. */
async function giveUp(services: Services, tx: Tx, handler: Handled, lease: Lease, reason: string): Promise<void> {
  await sql`savepoint giving_up`.execute(tx.db)
  try {
    await handler.giveUp(services, tx, lease.payload, reason)
  } catch (error) {
    await sql`rollback to savepoint giving_up`.execute(tx.db)
    services.log.error({ err: error, job: lease.kind, id: lease.id }, 'a job could not be given up')
  }
}

/** The error that may be shown: database errors contain tables and columns, system errors paths and addresses. */
function publicReason(error: unknown, reason: string): string {
  if (error instanceof pg.DatabaseError) return 'the database refused it. The log says why'
  const isOfSystem = error instanceof Error && 'syscall' in error
  return isOfSystem ? 'a file or a connection failed. The log says why' : reason
}

/** An error may quote its input, including NUL, which PostgreSQL cannot store. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD')
