import type { Tx } from '../../platform/database/transaction'
import { forgetEvents } from '../../platform/outbox'
import { forgetFiles } from '../store'

/** Deletes the file contents and results of one import or of all. Returns the blobs to delete. */
export async function forget(tx: Tx, id?: string): Promise<readonly string[]> {
  const forgotten = await forgetFiles(tx, id)
  await forgetEvents(
    tx,
    'import',
    forgotten.map((one) => one.id),
  )
  return forgotten.map(({ blob_key }) => blob_key)
}
