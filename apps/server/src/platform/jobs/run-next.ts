import { sql } from 'kysely'
import pg from 'pg'
import * as z from 'zod/mini'
import { inTransaction, moveTo, type Tx } from '../database/transaction'
import type { Services } from '../services'
import type { Job } from './job'

/** A job with what is done for it. `giveUp` runs when the last attempt has failed, in the same transaction. */
export type Handled = {
  readonly kind: string
  readonly attempts: number
  readonly everySeconds: number | null
  run(services: Services, tx: Tx, payload: unknown): Promise<void>
  giveUp(services: Services, tx: Tx, payload: unknown, reason: string): Promise<void>
}

type Handler<Payload> = (services: Services, tx: Tx, payload: Payload) => Promise<void>
type GiveUp<Payload> = (services: Services, tx: Tx, payload: Payload, reason: string) => Promise<void>

/** Ties a job to its handler; payloads are checked on the way in. */
export const handle = <Payload>(
  of: Job<Payload>,
  handler: Handler<Payload>,
  giveUp: GiveUp<Payload> = async () => {},
): Handled => ({
  kind: of.kind,
  attempts: of.attempts,
  everySeconds: of.everySeconds,
  run: async (services, tx, payload) => await handler(services, tx, z.parse(of.payload, payload)),
  giveUp: async (services, tx, payload, reason) =>
    await giveUp(services, tx, z.parse(of.payload, payload), reason),
})

type Claimed = { team_id: string; id: string; kind: string; payload: unknown; attempts: number }

/** Seconds until the next attempt: 1, 4, 16 … at most an hour. */
export const backoffSeconds = (attempts: number): number => Math.min(4 ** attempts, 3600)

/**
 * Claims the next due job, does it, and removes it (or lets it fall due again later), all in one transaction: a process that dies leaves the job as it
 * was, and what it had done is undone. Answers whether there was one.
 */
export async function runNext(services: Services, handled: ReadonlyMap<string, Handled>): Promise<boolean> {
  return await inTransaction(services.db, { team: null, person: null }, async (outer) => {
    const kinds = [...handled.keys()]
    const claim = await sql<Claimed>`select * from claim_job(${kinds}::text[])`.execute(outer.db)
    const [claimed] = claim.rows
    const handler = claimed && handled.get(claimed.kind)
    if (!handler) return false
    const tx = await moveTo(outer, { team: claimed.team_id, person: null })
    await sql`savepoint attempt`.execute(tx.db)
    try {
      await handler.run(services, tx, claimed.payload)
      await settle(tx, handler, claimed)
    } catch (error) {
      await sql`rollback to savepoint attempt`.execute(tx.db)
      await noteFailure(services, tx, handler, claimed, error)
    }
    return true
  })
}

/** The job is done: it goes, unless it is done again and again. */
async function settle(tx: Tx, { everySeconds }: Handled, { id }: Claimed): Promise<void> {
  if (everySeconds === null) {
    await tx.db.deleteFrom('jobs').where('team_id', '=', tx.team).where('id', '=', id).execute()
  } else await postpone(tx, id, everySeconds)
}

async function postpone(tx: Tx, id: string, seconds: number): Promise<void> {
  const run_at = sql<string>`now() + ${seconds} * interval '1 second'`
  await tx.db
    .updateTable('jobs')
    .set({ run_at })
    .where('team_id', '=', tx.team)
    .where('id', '=', id)
    .execute()
}

async function noteFailure(
  services: Services,
  tx: Tx,
  handler: Handled,
  claimed: Claimed,
  error: unknown,
): Promise<void> {
  const attempts = claimed.attempts + 1
  const reason = error instanceof Error ? error.message : String(error)
  const exhausted = attempts >= handler.attempts
  services.log.error({ err: error, job: claimed.kind, id: claimed.id, attempts, exhausted }, 'a job failed')
  if (handler.everySeconds !== null) return await postpone(tx, claimed.id, handler.everySeconds)
  await tx.db
    .updateTable('jobs')
    .set({
      attempts,
      last_error: storable(reason),
      run_at: sql<string>`now() + ${backoffSeconds(claimed.attempts)} * interval '1 second'`,
      failed_at: exhausted ? sql<string>`now()` : null,
    })
    .where('team_id', '=', tx.team)
    .where('id', '=', claimed.id)
    .execute()
  if (exhausted) await giveUp(services, tx, handler, claimed, storable(toldReason(error, reason)))
}

/** A job that cannot even be given up is over all the same: it would be the first in line for ever. */
async function giveUp(
  services: Services,
  tx: Tx,
  handler: Handled,
  claimed: Claimed,
  reason: string,
): Promise<void> {
  await sql`savepoint giving_up`.execute(tx.db)
  try {
    await handler.giveUp(services, tx, claimed.payload, reason)
  } catch (error) {
    await sql`rollback to savepoint giving_up`.execute(tx.db)
    services.log.error({ err: error, job: claimed.kind, id: claimed.id }, 'a job could not be given up')
  }
}

/** What may be told outside: an error of the database speaks of tables and columns, one of the system of paths and addresses. */
function toldReason(error: unknown, reason: string): string {
  if (error instanceof pg.DatabaseError) return 'the database refused it. The log says why'
  const isOfSystem = error instanceof Error && 'syscall' in error
  return isOfSystem ? 'a file or a connection failed. The log says why' : reason
}

/** An error may quote what it stumbled over, NUL included, which PostgreSQL cannot hold. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD')
