import type { Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { forget } from '../processing/forget'

/**
 * Deletes every import file that the team still has, with its failed rows: nobody can tell which of them name the
 * person.
 */
export async function eraseImports(_: Services, tx: Tx, { count, dropBlobs }: Erasure): Promise<void> {
  const keys = await forget(tx)
  dropBlobs(keys)
  count('imports', keys.length)
}
