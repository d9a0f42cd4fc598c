import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { moveSegments } from '../../segments'
import type { TravelMoved } from '../../travelers'
import { regroupTrips } from '../regroup-trips'
import { changeOwnerKey } from './store'

/** A person's segments and trips become another's, or an unknown traveler's; trips that go on keep their ids. */
export async function moveTravel(services: Services, tx: Tx, moved: TravelMoved): Promise<void> {
  const ownerKey = await moveSegments(tx, moved)
  await changeOwnerKey(tx, moved.from, ownerKey)
  await regroupTrips(services, tx, { ownerKeys: [ownerKey] })
}
