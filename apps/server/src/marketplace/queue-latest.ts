import type { Tx } from '../platform/database/transaction'
import { queueEvent } from '../platform/delivery/queue'
import { manifestOf } from './config'
import { type ConnectionRow, latestEvents } from './store'

/** Queues the latest booking for a connection; returns whether there is one. */
export async function queueLatest(tx: Tx, row: ConnectionRow): Promise<boolean> {
  const [latest] = await latestEvents(tx, manifestOf(row).events)
  if (latest) await queueEvent(tx, row.id, latest.id)
  return latest !== undefined
}
