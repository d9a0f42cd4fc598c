import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { deleteReadings, updateReprocess } from './store'

/** Ends it with the error after the last attempt. Changes already applied stay. */
export const fail = async (
  _services: Services,
  tx: Tx,
  { reprocessId }: { reprocessId: string },
  reason: string,
): Promise<void> => {
  await updateReprocess(tx, reprocessId, ['Previewing', 'Applying'], {
    status: 'Failed',
    error: reason,
    finished: 'now',
  })
  await deleteReadings(tx, reprocessId)
}
