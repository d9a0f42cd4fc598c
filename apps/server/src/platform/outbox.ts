import type { EventType } from '@sextant/contract/kit/event-types'
import { sql } from 'kysely'
import type { Tx } from './database/transaction'

export type OutboxEvent = {
  readonly type: EventType
  readonly resourceId: string
  /** The record as GET answers it. */
  readonly object: unknown
}

/** Writes events into the outbox, in the transaction of the changes they tell of. */
export async function emit(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return
  const types = events.map(({ type }) => type)
  const ids = events.map(({ resourceId }) => resourceId)
  // JSON has no line breaks: as lines of one text it goes over several times faster than as an array, whose quotes are escaped.
  const data = events.map(({ object }) => JSON.stringify({ object })).join('\n')
  await sql`insert into events (team_id, type, resource_id, data)
    select ${tx.team}::bigint, told.type, told.id, told.data::jsonb
    from unnest(${types}::text[], ${ids}::bigint[], string_to_array(${data}, E'\\n')) told (type, id, data)`.execute(
    tx.db,
  )
}

/** Forgets what was told of records that are no more, such as `trip` 12: their events hold the records as they were. */
export async function forgetEvents(tx: Tx, resource: string, ids: readonly string[]): Promise<void> {
  await sql`delete from events where team_id = ${tx.team} and starts_with(type, ${`${resource}.`})
    and resource_id = any (${ids}::bigint[])`.execute(tx.db)
}
