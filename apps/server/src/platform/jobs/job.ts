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

type Delay = { readonly afterSeconds?: number }

/**
 * Enqueues the job in this transaction: it runs if, and only if, the transaction commits, and immediately unless
 * delayed. Without a team, it belongs to the system team.
 */
export const enqueue = async <Payload>(tx: Tx, of: Job<Payload>, payload: Payload, delay: Delay = {}): Promise<void> =>
  await enqueueAll(tx, of, [payload], delay)

/** Same as `enqueue`, for several payloads in order. */
export async function enqueueAll<Payload>(
  tx: Tx,
  of: Job<Payload>,
  payloads: readonly Payload[],
  { afterSeconds = 0 }: Delay = {},
): Promise<void> {
  if (payloads.length === 0) return
  const inserted = sql`with enqueued as (
      insert into jobs (team_id, kind, payload, run_at)
      select ${tx.scope.team ?? systemTeam}::bigint, ${of.kind}, payload.value, now() + ${afterSeconds} * interval '1 second'
      from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) with ordinality payload (value, nth) order by nth
    )
    select pg_notify(${jobsChannel}, ${of.kind})`
  tx.later(inserted.compile(tx.db))
}
