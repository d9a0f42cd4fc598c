import type { Tx } from '../../platform/database/transaction'
import { deleteEvents } from '../../platform/outbox'
import { deleteFileContents } from '../store'

/** Deletes the file contents and results of one import or of all. Returns the blobs to delete. */
export async function deleteContents(tx: Tx, id?: string): Promise<readonly string[]> {
  const forgotten = await deleteFileContents(tx, id)
  await deleteEvents(
    tx,
    'import',
    forgotten.map((file) => file.id),
  )
  return forgotten.map(({ blob_key }) => blob_key)
}
