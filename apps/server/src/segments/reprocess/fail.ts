import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { forgetReadings, updateReprocess } from './store'

/** It was tried as often as it may be: it is over, and says why. What was applied stays. */
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
  await forgetReadings(tx, reprocessId)
}
