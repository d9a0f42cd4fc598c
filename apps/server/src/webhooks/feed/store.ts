import type { EventType } from '@sextant/contract/kit/event-types'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/transaction'
import type { Place } from './cursor'

export type EventRow = {
  readonly id: string
  readonly tx: string
  readonly type: EventType
  readonly resource_id: string
  readonly created: string
  readonly data: unknown
}

/**
 * Up to where the feed is complete: every transaction before this one has ended, so no event can come before it any more.
 * `open` tells whether the team has events beyond it that are committed and only wait for older transactions to end.
 */
export async function findHorizon(tx: Tx): Promise<{ readonly horizon: string; readonly open: boolean }> {
  const { rows } = await sql<{ horizon: string; open: boolean }>`
    select h.horizon::text as horizon, exists (
      select from events e where e.team_id = ${tx.team} and e.tx >= h.horizon) as open
    from (select feed_tx(pg_snapshot_xmin(pg_current_snapshot())) as horizon) h`.execute(tx.db)
  return rows[0] ?? { horizon: '0', open: false }
}

type Asked = {
  readonly after: Place
  readonly horizon: string
  readonly types: readonly EventType[]
  readonly limit: number
}

/** The events of a team between a place and the horizon, in the order of the feed. */
export async function findEvents(
  tx: Tx,
  { after, horizon, types, limit }: Asked,
): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`select id, tx::text as tx, type, resource_id, created, data from events
    where team_id = ${tx.team} and not sample and type = any (${types}::text[])
      and (tx, id) > (${after.tx}::xid8, ${after.id}::bigint) and tx < ${horizon}::xid8
    order by tx, id limit ${limit}`.execute(tx.db)
  return rows
}
