import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Tx } from '../database/transaction'

/** A typed promise of work: its name and the shape of its payload. Anybody may enqueue it; only a worker has the handler. */
export type Job<Payload> = {
  readonly kind: string
  readonly payload: z.ZodMiniType<Payload>
  /** How often it is tried before it is given up. */
  readonly attempts: number
}

export const job = <Payload>(kind: string, payload: z.ZodMiniType<Payload>, attempts = 5): Job<Payload> => ({
  kind,
  payload,
  attempts,
})

/** The channel on which workers hear that there is work. */
export const jobsChannel = 'sextant_jobs'

/** Promises the job in this transaction: it runs if, and only if, the transaction commits, and at once. */
export async function enqueue<Payload>(tx: Tx, of: Job<Payload>, payload: Payload): Promise<void> {
  await tx.db
    .insertInto('jobs')
    .values({ team_id: tx.team, kind: of.kind, payload: JSON.stringify(payload) })
    .execute()
  await sql`select pg_notify(${jobsChannel}, ${of.kind})`.execute(tx.db)
}
