import * as z from 'zod/mini'
import type { Tx } from '../database/transaction'
import { enqueue, job } from '../jobs/job'

/** Deletes blobs whose rows are gone already. Named after its first use, because rows of that name may be waiting. */
export const dropBlobsJob = job('travelers.drop_blobs', z.object({ keys: z.array(z.string()) }), 10)

/** Promises that blobs are deleted, once the transaction has committed. */
export async function dropBlobsLater(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(tx, dropBlobsJob, { keys: [...keys] })
}
