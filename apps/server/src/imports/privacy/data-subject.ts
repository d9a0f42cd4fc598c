import type { Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { forget } from '../work/forget'

/**
 * Forgets the files that were imported of late, with their failed rows and the values that were wrong: any of them may name
 * the person, and which do is not known without reading them all.
 */
export async function eraseImports(_: Services, tx: Tx, { count, dropBlobs }: Erasure): Promise<void> {
  const keys = await forget(tx)
  dropBlobs(keys)
  count('imports', keys.length)
}
