import { namePartsOf } from '@sextant/domain/travelers/name-key'
import type { Tx } from '../../platform/database/transaction'
import { emit } from '../../platform/outbox'
import type { TravelMoved } from '../../travelers'
import { ownerKeyOf } from '../owner'
import { presentSegment } from '../present'
import { findSegments, lockSegments } from '../store'
import { changeOwner } from './store'

/**
 * Makes all that a person has booked another's, or that of an unknown traveler of their name. Answers the key of its owner,
 * by which trips are grouped.
 */
export async function moveSegments(tx: Tx, { from, to, name }: TravelMoved): Promise<string> {
  await lockSegments(tx)
  const owner_key = to === null && name === null ? `former:${from}` : keyOf(to, name)
  const rows = await findSegments(tx, await changeOwner(tx, from, { member_id: to, owner_key }))
  await emit(
    tx,
    rows.map((row) => ({ type: 'segment.updated', resourceId: row.id, object: presentSegment(row) })),
  )
  return owner_key
}

const keyOf = (to: string | null, name: string | null): string =>
  ownerKeyOf(
    to,
    { travelers: name === null || namePartsOf(name).length === 0 ? [] : [name], confirmation_no: null },
    '0',
  )
