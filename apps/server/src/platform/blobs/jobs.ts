import * as z from 'zod/mini'
import type { Tx } from '../database/transaction'
import { enqueue, job } from '../jobs/job'

/** Deletes blobs whose rows have already been deleted. */
export const deleteBlobsJob = job('blobs.delete', z.object({ keys: z.array(z.string()) }), 10)

/** Enqueues the deletion of blobs, to run after the transaction has committed. */
export async function deleteBlobsLater(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(tx, deleteBlobsJob, { keys: [...keys] })
}
