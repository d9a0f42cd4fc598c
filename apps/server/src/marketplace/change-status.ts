import type { Connection, ConnectionStatus } from '@sextant/contract/marketplace/schemas'
import type { Updateable } from 'kysely'
import type { Connections } from '../platform/database/tables.gen'
import type { Tx } from '../platform/database/transaction'
import { emit } from '../platform/outbox'
import { presentConnection } from './present'
import { findConnection, setLive, updateConnection } from './store'

/**
 * Changes a connection's status, with other columns if given, and emits the team's event. Only an active connection
 * receives new events.
 */
export async function changeStatus(
  tx: Tx,
  id: string,
  status: ConnectionStatus,
  changes: Updateable<Connections> = {},
): Promise<Connection> {
  await updateConnection(tx, id, { ...changes, status })
  await setLive(tx, id, status === 'ENABLED' || status === 'ENABLING')
  const row = await findConnection(tx, id)
  if (!row) throw new Error(`Connection ${id} is gone in the midst of its change.`)
  const connection = presentConnection(row)
  await emit(tx, [{ type: 'connection.updated', resourceId: id, object: connection }])
  return connection
}
