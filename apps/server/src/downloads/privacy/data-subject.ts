import type { Erasure } from '../../platform/data-subject'
import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { eraseFiles } from '../explorer/make-file'
import { nightKeys } from '../open-data/jobs'
import { dropNights, lockOpenData, putOpenData } from '../open-data/store'

/** Files of travel hold everybody at once: whoever is erased takes all that are stored with them. */
export async function eraseDownloads(_: Services, tx: Tx, { count, dropBlobs }: Erasure): Promise<void> {
  const keys = await eraseFiles(tx)
  dropBlobs(keys)
  count('downloads', keys.length)
  await eraseNights(tx, dropBlobs)
}

/** The nightly files too. A night that is being written sees that something changed, and is written anew. */
async function eraseNights(tx: Tx, dropBlobs: Erasure['dropBlobs']): Promise<void> {
  if ((await lockOpenData(tx)).enabled) await putOpenData(tx, {})
  dropBlobs(nightKeys(tx.team, await dropNights(tx, 'all')))
}
