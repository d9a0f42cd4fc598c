import type { Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { deleteContents } from '../processing/delete-contents'

/** Deletes all of the team's stored import files and failed rows, since any of them may contain the person. */
export async function eraseImports(_: Services, tx: Tx, { count, deleteBlobs }: Erasure): Promise<void> {
  const keys = await deleteContents(tx)
  deleteBlobs(keys)
  count('imports', keys.length)
}
