import { sql } from 'kysely'
import type { Tx } from '../database/transaction'

/** The channel that notifies workers of new deliveries; the payload is the team's ID. */
export const deliveriesChannel = 'sextant_deliveries'

const wake = async (tx: Tx): Promise<void> =>
  void (await sql`select pg_notify(${deliveriesChannel}, ${tx.team})`.execute(tx.db))

/** Whether a destination has pending deliveries. */
export async function hasPending(tx: Tx, destination: string): Promise<boolean> {
  const { rows } = await sql`select 1 from deliveries
    where team_id = ${tx.team} and destination_id = ${destination} and status = 'pending' limit 1`.execute(tx.db)
  return rows.length > 0
}

/** Fails all pending deliveries of a destination that no longer accepts any. They can be recovered later. */
export async function endPending(tx: Tx, destination: string): Promise<void> {
  await sql`update deliveries set status = 'failed'
    where team_id = ${tx.team} and destination_id = ${destination} and status = 'pending'`.execute(tx.db)
}

/**
 * Sends a test event to one destination, once; it does not appear in the feed. `data` is `{ object }`, as in every
 * event. Returns the delivery's ID.
 */
export async function queueTest(
  tx: Tx,
  destination: string,
  sample: { readonly type: string; readonly resourceId: string; readonly object: unknown },
): Promise<string> {
  const data = JSON.stringify({ object: sample.object })
  const { rows } = await sql<{ id: string }>`
    with test_event as (
      insert into events (team_id, type, resource_id, data, sample)
      values (${tx.team}, ${sample.type}, ${sample.resourceId}, ${data}::jsonb, true) returning id
    )
    insert into deliveries (team_id, destination_id, event_id, trigger, is_single_attempt)
    select ${tx.team}::bigint, ${destination}::bigint, id, 'test', true from test_event returning id`.execute(tx.db)
  await wake(tx)
  return rows[0]?.id ?? ''
}

/**
 * Attempts a delivery now. If it has finished, this is its only attempt; if it is pending, it then continues on its
 * schedule.
 */
export async function resend(tx: Tx, destination: string, delivery: string): Promise<boolean> {
  const { rows } = await sql`
    update deliveries set is_single_attempt = is_single_attempt or status <> 'pending', attempts_since_reset = case status when 'pending' then attempts_since_reset else 0 end,
      status = 'pending', trigger = 'manual', next_attempt_at = now()
    where team_id = ${tx.team} and destination_id = ${destination} and id = ${delivery} returning id`.execute(tx.db)
  if (rows.length > 0) await wake(tx)
  return rows.length > 0
}

/** Restarts all failed deliveries of a period, with a full set of attempts; returns how many. */
export async function recover(tx: Tx, destination: string, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with begun as (
      update deliveries set status = 'pending', trigger = 'manual', is_single_attempt = false, attempts_since_reset = 0, next_attempt_at = now()
      where team_id = ${tx.team} and destination_id = ${destination} and status = 'failed' and created >= ${since}
        and exists (select from events e where e.team_id = deliveries.team_id and e.id = event_id and not e.sample)
      returning 1
    )
    select count(*)::int as count from begun`.execute(tx.db)
  await wake(tx)
  return rows[0]?.count ?? 0
}

/** Queues an existing event for another destination, with a full set of attempts. */
export async function queueEvent(tx: Tx, destination: string, event: string): Promise<void> {
  await sql`insert into deliveries (team_id, destination_id, event_id, trigger)
    values (${tx.team}, ${destination}, ${event}, 'manual')`.execute(tx.db)
  await wake(tx)
}
