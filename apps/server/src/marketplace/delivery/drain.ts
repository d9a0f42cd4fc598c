import type { Tx } from '../../platform/database/transaction'
import { hasPending } from '../../platform/delivery/queue'
import { changeStatus } from '../change-status'
import { lockConnection } from '../store'

/** Turns a connection off that ends and for which nothing waits. */
export async function drain(tx: Tx, id: string): Promise<void> {
  const row = await lockConnection(tx, id)
  if (row?.status === 'DISABLING' && !(await hasPending(tx, id))) await changeStatus(tx, id, 'DISABLED')
}
