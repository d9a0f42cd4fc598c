import type { EventType } from '@sextant/contract/kit/event-types'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/pool'
import { commitLazily, inTransaction, type Later, noScope, type Tx } from '../database/transaction'
import type { Delivery, DeliveryTrigger, Destination, DestinationKind, Outcome } from './sender'
import { wireEvent } from './wire-event'

/** The duration of a lease unless it is renewed. */
const leaseSeconds = 15

export type LeasedDestination = {
  readonly team_id: string
  readonly id: string
  readonly kind: DestinationKind
}

/**
 * Runs across teams, through the migration's named functions. Losing a lease in a crash is harmless, so commits do not
 * wait for the disk.
 */
async function acrossTeams<R>(db: Database, query: RawBuilder<R>): Promise<readonly R[]> {
  const rows = await inTransaction(db, noScope, async (tx) => {
    commitLazily(tx)
    return tx.later(query.compile(tx.db))
  })
  return await rows()
}

/** Leases destinations with due deliveries that no other worker has leased. */
export const leaseDestinations = async (
  db: Database,
  workerId: string,
  limit: number,
): Promise<readonly LeasedDestination[]> =>
  await acrossTeams(
    db,
    sql<LeasedDestination>`select * from lease_destinations(${workerId}, ${leaseSeconds}, ${limit})`,
  )

/** Renews a worker's leases; returns those it still holds. */
export const renewLeases = async (db: Database, workerId: string): Promise<readonly LeasedDestination[]> =>
  await acrossTeams(db, sql<LeasedDestination>`select * from renew_destinations(${workerId}, ${leaseSeconds})`)

/** Releases a destination. */
export async function releaseDestination(tx: Tx, id: string, workerId: string): Promise<void> {
  await sql`update destinations set lease_owner = null, lease_until = null
    where team_id = ${tx.team} and id = ${id} and lease_owner = ${workerId}`.execute(tx.db)
}

/** The destination, unless it is gone, paused, or leased by another worker. */
export async function findLeased(tx: Tx, id: string, workerId: string): Promise<Destination | undefined> {
  const { rows } = await sql<Destination>`select team_id, id, kind, live, per_second, failing_since, last_success_at
    from destinations where team_id = ${tx.team} and id = ${id} and lease_owner = ${workerId} and lease_until >= now()
      and (paused_until is null or paused_until <= now())`.execute(tx.db)
  return rows[0]
}

type DueRow = {
  id: string
  attempts: number
  attempts_since_reset: number
  trigger: DeliveryTrigger
  event_id: string
  type: EventType
  resource_id: string
  created: string
  data: string
}

/** The next due deliveries of a destination, except those in progress; batched with the next statement. */
export function findDue(
  tx: Tx,
  destination: string,
  inProgress: readonly string[],
  limit: number,
): () => Promise<readonly Delivery[]> {
  const found = sql<DueRow>`
    select d.id, d.attempts, d.attempts_since_reset, d.trigger, d.event_id, e.type, e.resource_id, e.created, e.data::text as data
    from deliveries d join events e on e.team_id = d.team_id and e.id = d.event_id
    where d.team_id = ${tx.team} and d.destination_id = ${destination} and d.status = 'pending'
      and d.next_attempt_at <= now() and d.id <> all (${inProgress}::bigint[])
    order by d.next_attempt_at, d.id limit ${limit}`
  const rows = tx.later(found.compile(tx.db))
  return async () => (await rows()).map(deliveryOf)
}

const deliveryOf = ({ id, attempts, attempts_since_reset, trigger, data, event_id, ...eventRow }: DueRow): Delivery => {
  const event = { ...eventRow, id: event_id }
  return {
    id,
    attempt: attempts + 1,
    attemptSinceReset: attempts_since_reset + 1,
    trigger,
    event: { ...event, body: wireEvent(event, data) },
  }
}

/**
 * Locks the destination; false if it is gone. It is locked before its deliveries, in the same order as on deletion or
 * ending.
 */
export async function lockDestination(tx: Tx, id: string): Promise<boolean> {
  return (await lockOf(tx, id).execute(tx.db)).rows.length > 0
}

const lockOf = (tx: Tx, id: string) =>
  sql`select 1 from destinations where team_id = ${tx.team} and id = ${id} for no key update`

/** An attempt as stored. `wait` is the seconds until the next one; null if there is none. */
export type AttemptRecord = {
  readonly delivery: Delivery
  readonly outcome: Outcome
  readonly wait: number | null
  readonly durationMs: number
  readonly created: string
}

/** PostgreSQL cannot store NUL. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD')

const rowOf = ({ delivery, outcome, wait, durationMs, created }: AttemptRecord) => ({
  id: delivery.id,
  attempt: delivery.attempt,
  trigger: delivery.trigger,
  ok: outcome.ok,
  wait,
  url: outcome.url,
  request_headers: outcome.requestHeaders,
  response_status: outcome.response?.status ?? null,
  response_headers: outcome.response?.headers ?? null,
  response_body: outcome.response ? storable(outcome.response.body) : null,
  duration_ms: Math.round(durationMs),
  error: outcome.error === null ? null : storable(outcome.error),
  created,
})

/**
 * Stores attempts and updates their deliveries; batched with the next statement. Deliveries that another worker
 * attempted, or that were deleted meanwhile, stay unchanged. Returns the IDs of deliveries that are now over, and
 * whether all could be stored.
 */
export function storeAttempts(
  tx: Tx,
  destination: string,
  attempts: readonly AttemptRecord[],
): () => Promise<{ readonly ended: ReadonlySet<string>; readonly all: boolean }> {
  tx.later(lockOf(tx, destination).compile(tx.db))
  // A single JSON text is sent and parsed faster than a dozen arrays.
  const written = sql<{ id: string; status: string }>`
    with attempt_rows as (
      select * from json_to_recordset(${JSON.stringify(attempts.map(rowOf))}::json) as r (
        id bigint, attempt integer, trigger text, ok boolean, wait double precision, url text, request_headers jsonb,
        response_status integer, response_headers jsonb, response_body text, duration_ms integer, error text,
        created timestamptz)
    ), settled as (
      update deliveries d set attempts = d.attempts + 1, attempts_since_reset = d.attempts_since_reset + 1, trigger = 'scheduled',
        status = case when attempt_rows.ok then 'success' when attempt_rows.wait is null or d.is_single_attempt then 'failed' else 'pending' end,
        next_attempt_at = now() + coalesce(attempt_rows.wait, 0) * interval '1 second'
      from attempt_rows where d.team_id = ${tx.team} and d.id = attempt_rows.id and d.attempts = attempt_rows.attempt - 1 and d.status = 'pending'
      returning d.id, d.status
    ), noted as (
      insert into delivery_attempts (team_id, delivery_id, attempt, trigger, ok, url, request_headers, response_status,
        response_headers, response_body, duration_ms, error, created)
      select ${tx.team}::bigint, id, attempt, trigger, ok, url, request_headers, response_status,
        response_headers, response_body, duration_ms, error, created
      from attempt_rows where id in (select id from settled)
    )
    select id, status from settled`
  const stored = tx.later(written.compile(tx.db))
  return async () => {
    const rows = await stored()
    const ended = rows.filter(({ status }) => status !== 'pending').map(({ id }) => id)
    return { ended: new Set(ended), all: rows.length === attempts.length }
  }
}

/** The summary of a batch of attempts, excluding tests. */
export type AttemptSummary = {
  readonly succeeded: number
  readonly failed: number
  readonly durationMs: number
  readonly pauseSeconds: number
}

/**
 * Updates the destination's health and hourly statistics with a batch; batched with the next statement. Returns the
 * updated destination, unless it is gone.
 */
export function recordHealth(
  tx: Tx,
  id: string,
  summary: AttemptSummary,
): Later<Destination & { is_first_success: boolean }> {
  const { succeeded, failed, durationMs, pauseSeconds } = summary
  const written = sql<Destination & { is_first_success: boolean }>`
    with counted as (
      insert into delivery_hours as h (team_id, destination_id, hour, succeeded, failed, duration_ms)
      select team_id, id, date_trunc('hour', now()), ${succeeded}::integer, ${failed}::integer, ${Math.round(durationMs)}::bigint
      from destinations where team_id = ${tx.team} and id = ${id} and ${succeeded + failed}::integer > 0
      on conflict (team_id, destination_id, hour) do update set succeeded = h.succeeded + excluded.succeeded,
        failed = h.failed + excluded.failed, duration_ms = h.duration_ms + excluded.duration_ms
    )
    update destinations d set
      last_success_at = case when ${succeeded}::integer > 0 then now() else d.last_success_at end,
      last_failure_at = case when ${failed}::integer > 0 then now() else d.last_failure_at end,
      failing_since = case when ${succeeded}::integer > 0 then null
        when ${failed}::integer > 0 then coalesce(d.failing_since, now()) else d.failing_since end,
      paused_until = case when ${pauseSeconds}::float8 > 0
        then greatest(d.paused_until, now() + ${pauseSeconds}::float8 * interval '1 second') else d.paused_until end
    from destinations before
    where d.team_id = ${tx.team} and d.id = ${id} and before.team_id = d.team_id and before.id = d.id
    returning d.team_id, d.id, d.kind, d.live, d.per_second, d.failing_since, d.last_success_at,
      before.last_success_at is null and d.last_success_at is not null as is_first_success`
  return tx.later(written.compile(tx.db))
}
