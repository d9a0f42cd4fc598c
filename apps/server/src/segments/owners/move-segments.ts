import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import type { TravelMoved } from '../../travelers'
import { changeOwnerOfDeleted } from '../deletion/store'
import { bySystem } from '../history/cause'
import { ownerKeyOf } from '../owner'
import { reportUpdated } from '../report-changes'
import { findSegmentsOfTraveler, lockSegments } from '../store'
import { changeOwner } from './store'

/**
 * Reassigns all segments of a person to another traveler, or to an unknown one with their name. Returns both owner
 * keys, which trips are grouped by.
 */
export async function moveSegments(services: Services, tx: Tx, moved: TravelMoved): Promise<string[]> {
  await lockSegments(tx)
  const owner_key = keyOf(moved)
  const owner = { member_id: moved.to, owner_key }
  const before = await findSegmentsOfTraveler(tx, moved.from)
  await changeOwner(tx, moved.from, owner)
  await changeOwnerOfDeleted(tx, moved.from, owner)
  await reportUpdated(tx, before, bySystem(services.clock.now()))
  return [keyOf({ ...moved, to: moved.from }), owner_key]
}

const keyOf = ({ from, to, name }: TravelMoved): string =>
  to === null && name === null
    ? `former:${from}`
    : ownerKeyOf(to, { travelers: name === null ? [] : [name], confirmation_no: null }, '0')
