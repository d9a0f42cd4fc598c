import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import type { TravelMoved } from '../../travelers'
import { changeTraveler } from './store'

/** The mails that were matched to a person go with their travel. */
export const moveMails = async (_: Services, tx: Tx, { from, to }: TravelMoved): Promise<void> =>
  await changeTraveler(tx, from, to)
