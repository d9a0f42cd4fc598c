import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../database/transaction'
import { nobodysTeam } from '../nobodys-team'

/**
 * A typed promise of work: its name and the shape of its payload. Anybody may enqueue it; only a worker has the
 * handler.
 */
export type Job<Payload> = {
  readonly kind: string
  readonly payload: z.ZodMiniType<Payload>
  /** How often it is tried before it is given up. */
  readonly attempts: number
  /** Of what is done again and again: seconds from one time to the next. Its one row is made by a migration. */
  readonly everySeconds: number | null
}

export const job = <Payload>(kind: string, payload: z.ZodMiniType<Payload>, attempts = 5): Job<Payload> => ({
  kind,
  payload,
  attempts,
  everySeconds: null,
})

/** Work that is done for ever, every so many seconds. */
export const recurring = (kind: string, everySeconds: number): Job<Record<string, never>> => ({
  kind,
  payload: z.strictObject({}),
  attempts: 1,
  everySeconds,
})

/** The channel on which workers hear that there is work. */
export const jobsChannel = 'sextant_jobs'

/**
 * Promises the job in this transaction: it runs if, and only if, the transaction commits, and at once
 * unless it is to wait. Without a team it is nobody's.
 */
export async function enqueue<Payload>(
  tx: Tx,
  of: Job<Payload>,
  payload: Payload,
  { afterSeconds = 0 }: { readonly afterSeconds?: number } = {},
): Promise<void> {
  await tx.db
    .insertInto('jobs')
    .values({
      team_id: tx.scope.team ?? nobodysTeam,
      kind: of.kind,
      payload: JSON.stringify(payload),
      ...(afterSeconds > 0 ? { run_at: sql<string>`now() + ${afterSeconds} * interval '1 second'` } : {}),
    })
    .execute()
  await sql`select pg_notify(${jobsChannel}, ${of.kind})`.execute(tx.db)
}
