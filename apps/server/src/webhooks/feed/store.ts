import type { EventType } from '@sextant/contract/kit/event-types'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import type { Place } from './cursor'

export type EventRow = {
  readonly id: string
  readonly position: string
  readonly type: EventType
  readonly resource_id: string
  readonly created: string
  readonly data: unknown
}

/**
 * The number of batches positioned at once, so that the first reader after a long time need not wait for all of them.
 */
const batchSize = 10_000

/**
 * Assigns the next positions to committed batches of events without one; returns whether more are left. One reader at a
 * time, until its transaction ends: anyone who sees a position also sees all lower ones, so nothing is ever inserted
 * before events already read. Uncommitted batches are not waited for; they get a higher position later.
 */
export async function placeBatches(tx: Tx): Promise<boolean> {
  const waiting = sql`select id from event_batches where team_id = ${tx.team} and position is null`
  const { rows } = await sql`${waiting} limit 1`.execute(tx.db)
  if (rows.length === 0) return false
  await sql`select pg_advisory_xact_lock(hashtextextended('events.feed', ${tx.team}::bigint))`.execute(tx.db)
  const { numAffectedRows } = await sql`update event_batches b set position = next.position
    from (select id, nextval('event_batches_id_seq') as position from (${waiting} order by id limit ${batchSize}) waiting) next
    where b.team_id = ${tx.team} and b.id = next.id`.execute(tx.db)
  return numAffectedRows === BigInt(batchSize)
}

/** The first position after the end of the feed. */
export async function findEnd(tx: Tx): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select coalesce(max(position) + 1, 0)::text as position from event_batches
    where team_id = ${tx.team} and position is not null`.execute(tx.db)
  return rows[0]?.position ?? '0'
}

type FeedQuery = {
  readonly after: Place
  readonly end: string
  readonly types: readonly EventType[]
  readonly limit: number
}

/** A team's events between a cursor and a position, in feed order. */
export async function findEvents(tx: Tx, { after, end, types, limit }: FeedQuery): Promise<readonly EventRow[]> {
  const { rows } =
    await sql<EventRow>`select e.id, b.position::text as position, e.type, e.resource_id, e.created, e.data
    from event_batches b join events e on e.team_id = b.team_id and e.batch_id = b.id
    where b.team_id = ${tx.team} and b.position >= ${after.position}::bigint and b.position < ${end}::bigint
      and (b.position > ${after.position}::bigint or e.id > ${after.id}::bigint)
      and not e.sample and e.type = any (${types}::text[])
    order by b.position, e.id limit ${limit}`.execute(tx.db)
  return rows
}
