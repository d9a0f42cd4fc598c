import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../database/transaction'
import { systemTeam } from '../system-team'

/** A typed job: its name and the schema of its payload. Any feature may enqueue it; only a worker has the handler. */
export type Job<Payload> = {
  readonly kind: string
  readonly payload: z.ZodMiniType<Payload>
  /** The maximum number of attempts. */
  readonly attempts: number
  /** For recurring jobs, the interval in seconds. Their single row is created by a migration. */
  readonly everySeconds: number | null
}

export const job = <Payload>(kind: string, payload: z.ZodMiniType<Payload>, attempts = 5): Job<Payload> => ({
  kind,
  payload,
  attempts,
  everySeconds: null,
})

/** A job that recurs forever at an interval in seconds. */
export const recurring = (kind: string, everySeconds: number): Job<Record<string, never>> => ({
  kind,
  payload: z.strictObject({}),
  attempts: 1,
  everySeconds,
})

/** The channel that notifies workers of new jobs. */
export const jobsChannel = 'sextant_jobs'

/**
 * Enqueues the job in this transaction: it runs if, and only if, the transaction commits, immediately unless delayed.
 * Without a team it belongs to the system team.
 */
export async function enqueue<Payload>(
  tx: Tx,
  of: Job<Payload>,
  payload: Payload,
  { afterSeconds = 0 }: { readonly afterSeconds?: number } = {},
): Promise<void> {
  const inserted = sql`with enqueued as (
      insert into jobs (team_id, kind, payload, run_at)
      values (${tx.scope.team ?? systemTeam}, ${of.kind}, ${JSON.stringify(payload)}::jsonb,
        now() + ${afterSeconds} * interval '1 second')
    )
    select pg_notify(${jobsChannel}, ${of.kind})`
  tx.later(inserted.compile(tx.db))
}
