import type { SetBy } from '@sextant/contract/segments/schemas'
import type { Tx } from '../../platform/database/transaction'
import { refuseFields } from '../../platform/http/refusal'
import { draftOf } from '../draft-of'
import { ownerKeyOf } from '../owner'
import type { SegmentRow } from '../store'
import { updateSegment } from '../store'
import { marked } from './set-by'
import { hasTraveler } from './store'

/** Whose segments are: a traveler of the team, or whom the booking names. */
export type Owner = { readonly member: string | null; readonly ownerKey: string }

/** The owner that a choice of traveler makes; null: whom the first of the segments names. Refuses strangers (422). */
export async function ownerFor(tx: Tx, member: string | null, first: SegmentRow): Promise<Owner> {
  if (member !== null && !(await hasTraveler(tx, member)))
    refuseFields({ member_id: ['There is no such traveler in this team.'] })
  return { member, ownerKey: ownerKeyOf(member, draftOf(first), first.email_id ?? `none:${first.id}`) }
}

/**
 * Gives a segment to its new owner for good: a later mail does not take it back. Its trip, where it takes one along, is
 * the caller's matter.
 */
export async function reassign(tx: Tx, row: SegmentRow, { member, ownerKey }: Owner, by: SetBy): Promise<void> {
  await updateSegment(tx, row.id, {
    member_id: member,
    owner_key: ownerKey,
    set_by: marked(row, ['member_id'], by),
  })
}
