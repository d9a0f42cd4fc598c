import type { Tx } from '../../platform/database/transaction'
import { hasPending } from '../../platform/delivery/queue'
import { changeStatus } from '../change-status'
import { lockConnection } from '../store'

/** Disables a connection that is disconnecting and has nothing left to deliver. */
export async function drain(tx: Tx, id: string): Promise<void> {
  const row = await lockConnection(tx, id)
  if (row?.status === 'DISABLING' && !(await hasPending(tx, id))) await changeStatus(tx, id, 'DISABLED')
}
