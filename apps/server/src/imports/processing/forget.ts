import type { Tx } from '../../platform/database/transaction'
import { forgetEvents } from '../../platform/outbox'
import { forgetFiles } from '../store'

/** Forgets what files held, and what was told of them: of one import, or of all. Answers the blobs that are to go. */
export async function forget(tx: Tx, id?: string): Promise<readonly string[]> {
  const forgotten = await forgetFiles(tx, id)
  await forgetEvents(
    tx,
    'import',
    forgotten.map((one) => one.id),
  )
  return forgotten.map(({ blob_key }) => blob_key)
}
