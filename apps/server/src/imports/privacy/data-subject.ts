import type { Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { forget } from '../processing/forget'

/** Deletes all stored import files of the team with their failed rows: there is no telling which contain the person. */
export async function eraseImports(_: Services, tx: Tx, { count, dropBlobs }: Erasure): Promise<void> {
  const keys = await forget(tx)
  dropBlobs(keys)
  count('imports', keys.length)
}
