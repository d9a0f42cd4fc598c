import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import type { TravelMoved } from '../../travelers'
import { changeTraveler } from './store'

/** Moves emails matched to a person along with their travel. */
export const moveEmails = async (_: Services, tx: Tx, { from, to }: TravelMoved): Promise<void> =>
  await changeTraveler(tx, from, to)
