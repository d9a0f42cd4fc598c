import { dropBlobsLater } from '../../platform/blobs/jobs'
import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { findImport } from '../store'
import { forget } from './forget'
import { dropFileJob } from './jobs'

const aDay = 24 * 60 * 60

/** Deletes an import's file and details after their retention; a day later if it is being processed just then. */
export async function dropFile(_: Services, tx: Tx, { importId }: { readonly importId: string }): Promise<void> {
  await dropBlobsLater(tx, await forget(tx, importId))
  const row = await findImport(tx, importId)
  if (row && row.blob_key !== null) await enqueue(tx, dropFileJob, { importId }, { afterSeconds: aDay })
}
