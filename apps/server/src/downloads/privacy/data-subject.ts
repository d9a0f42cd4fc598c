import type { Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { eraseFiles } from '../explorer/make-file'

/** Files of travel hold everybody at once: whoever is erased takes all that are stored with them. */
export async function eraseDownloads(_: Services, tx: Tx, { count, dropBlobs }: Erasure): Promise<void> {
  const keys = await eraseFiles(tx)
  dropBlobs(keys)
  count('downloads', keys.length)
}
