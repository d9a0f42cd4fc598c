import { deleteBlobsLater } from '../../platform/blobs/jobs'
import type { Tx } from '../../platform/database/transaction'
import { enqueue } from '../../platform/jobs/job'
import type { Services } from '../../platform/services'
import { findImport } from '../store'
import { deleteContents } from './delete-contents'
import { deleteFileJob } from './jobs'

const aDay = 24 * 60 * 60

/** Deletes an import's file and details after their retention; if the import is being processed, a day later. */
export async function deleteExpiredFile(
  _: Services,
  tx: Tx,
  { importId }: { readonly importId: string },
): Promise<void> {
  await deleteBlobsLater(tx, await deleteContents(tx, importId))
  const row = await findImport(tx, importId)
  if (row && row.blob_key !== null) await enqueue(tx, deleteFileJob, { importId }, { afterSeconds: aDay })
}
