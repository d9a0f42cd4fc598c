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
  const data = events.map(({ object }) => JSON.stringify({ object }))
  await sql`insert into events (team_id, type, resource_id, data)
    select ${tx.team}::bigint, * from unnest(${types}::text[], ${ids}::bigint[], ${data}::jsonb[])`.execute(
    tx.db,
  )
}
