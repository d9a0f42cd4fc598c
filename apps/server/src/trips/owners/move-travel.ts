import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { moveSegments } from '../../segments'
import type { TravelMoved } from '../../travelers'
import { regroupTrips } from '../regroup-trips'

/** Reassigns a person's segments and trips to another, or to an unknown traveler; continuing trips keep their ids. */
export const moveTravel = async (services: Services, tx: Tx, moved: TravelMoved): Promise<void> =>
  await regroupTrips(services, tx, { ownerKeys: await moveSegments(services, tx, moved) })
