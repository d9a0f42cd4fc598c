import type { Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { eraseFiles } from '../explorer/make-file'
import { nightKeys } from '../open-data/jobs'
import { deleteNights, lockOpenData, saveOpenData } from '../open-data/store'

/** A travel file contains many people, so erasing one person deletes all of the team's stored files. */
export async function eraseDownloads(_: Services, tx: Tx, { count, deleteBlobs }: Erasure): Promise<void> {
  const keys = await eraseFiles(tx)
  deleteBlobs(keys)
  count('downloads', keys.length)
  await eraseNights(tx, deleteBlobs)
}

/** The same for nightly exports. An export in progress notices the change and starts over. */
async function eraseNights(tx: Tx, deleteBlobs: Erasure['deleteBlobs']): Promise<void> {
  if ((await lockOpenData(tx)).enabled) await saveOpenData(tx, {})
  deleteBlobs(nightKeys(tx.team, await deleteNights(tx, 'all')))
}
