import type { EventType } from '@sextant/contract/kit/event-types'
import { sql } from 'kysely'
import type { Tx } from './database/transaction'
import { deliveriesChannel } from './delivery/queue'

export type OutboxEvent = {
  readonly type: EventType
  readonly resourceId: string
  /**
   * The record as GET returns it, or a function that reads it once the pending statements have been sent (`tx.later`).
   */
  readonly object: unknown
  /** Which of its fields changed. */
  readonly changes?: readonly unknown[]
}

/** The channel that notifies event streams of a team's new events; the payload is the team's ID. */
export const eventsChannel = 'sextant_events'

/**
 * Writes events to the outbox, in the transaction of the changes they report, with a delivery for every subscribed
 * destination, so nothing can come between an event and its deliveries. Waits for a destination that is being deleted
 * and then omits it, so that its deletion does not roll back the change.
 */
export async function emit(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  const waiting = buffered.get(tx)
  if (waiting) waiting.push(...events)
  else await write(tx, events)
}

const buffered = new WeakMap<Tx, OutboxEvent[]>()

/** Runs work and writes all of its events at the end, instead of with one statement per kind of record. */
export async function emitAtOnce<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  if (buffered.has(tx)) return await work()
  const { result, events } = await withEvents(tx, work)
  await write(tx, events)
  return result
}

/** Runs work and returns its events; the caller must write them. */
export async function withEvents<T>(
  tx: Tx,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly events: readonly OutboxEvent[] }> {
  const events: OutboxEvent[] = []
  buffered.set(tx, events)
  try {
    return { result: await work(), events }
  } finally {
    buffered.delete(tx)
  }
}

async function write(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return
  const objects = await Promise.all(events.map(({ object }) => (typeof object === 'function' ? object() : object)))
  const types = events.map(({ type }) => type)
  const ids = events.map(({ resourceId }) => resourceId)
  // JSON has no line breaks: sending it as lines of one text is several times faster than as an array, whose quotes are
  // escaped.
  const data = events.map(({ changes }, at) => JSON.stringify({ object: objects[at], changes })).join('\n')
  const written = sql`with batch as (
      insert into event_batches (team_id) values (${tx.team}) returning id
    ), emitted as (
      insert into events (team_id, type, resource_id, data, batch_id)
      select ${tx.team}::bigint, emitted.type, emitted.id, emitted.data::jsonb, batch.id
      from batch, unnest(${types}::text[], ${ids}::bigint[], string_to_array(${data}, E'\\n')) emitted (type, id, data)
      returning team_id, id, type, data
    ), sent as (
      insert into deliveries (team_id, destination_id, event_id)
      select emitted.team_id, wanting.id, emitted.id from emitted
      join destinations wanting on wanting.team_id = emitted.team_id and wanting.live
        and (wanting.events = '{}' or emitted.type = any (wanting.events))
      where not exists (
        select from jsonb_each(wanting.filters) filter (field, wanted)
        where emitted.data -> 'object' ? field and not wanted @> (emitted.data -> 'object' -> field))
      order by emitted.id for key share of wanting returning 1
    )
    select pg_notify(${eventsChannel}, ${tx.team}),
      case when exists (select from sent) then pg_notify(${deliveriesChannel}, ${tx.team}) end`
  tx.later(written.compile(tx.db))
}

/** Deletes the events of deleted records, such as `trip` 12, since events contain the records. */
export async function deleteEvents(tx: Tx, resource: string, ids: readonly string[]): Promise<void> {
  await sql`delete from events where team_id = ${tx.team} and starts_with(type, ${`${resource}.`})
    and resource_id = any (${ids}::bigint[])`.execute(tx.db)
}
