import type { EventType } from '@sextant/contract/kit/event-types'
import { sql } from 'kysely'
import type { Tx } from './database/transaction'
import { deliveriesChannel } from './delivery/queue'

export type OutboxEvent = {
  readonly type: EventType
  readonly resourceId: string
  /** The record as GET answers it. */
  readonly object: unknown
}

/** The channel on which streams of events hear that a team has new ones; the payload is the team's id. */
export const eventsChannel = 'sextant_events'

/**
 * Writes events into the outbox, in the transaction of the changes they tell of, and with each a delivery for every
 * destination that wants it: nothing comes between an event and its deliveries. A destination that is being deleted is
 * waited for and then left out: its end must not undo the change that is told of.
 */
export async function emit(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return
  const types = events.map(({ type }) => type)
  const ids = events.map(({ resourceId }) => resourceId)
  // JSON has no line breaks: as lines of one text it goes over several times faster than as an array, whose quotes are
  // escaped.
  const data = events.map(({ object }) => JSON.stringify({ object })).join('\n')
  await sql`with batch as (
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
      case when exists (select from sent) then pg_notify(${deliveriesChannel}, ${tx.team}) end`.execute(tx.db)
}

/** Forgets what was told of records that are no more, such as `trip` 12: their events hold the records as they were. */
export async function forgetEvents(tx: Tx, resource: string, ids: readonly string[]): Promise<void> {
  await sql`delete from events where team_id = ${tx.team} and starts_with(type, ${`${resource}.`})
    and resource_id = any (${ids}::bigint[])`.execute(tx.db)
}
