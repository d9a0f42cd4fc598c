import type { SetBy } from '@sextant/contract/segments/schemas'
import type { Tx } from '../../platform/database/transaction'
import { refuseFields } from '../../platform/http/refusal'
import { draftOf } from '../draft-of'
import { ownerKeyOf } from '../owner'
import type { SegmentRow } from '../store'
import { updateSegment } from '../store'
import { marked } from './set-by'
import { hasTraveler } from './store'

/** The owner of segments: a traveler of the team, or the name in the booking. */
export type Owner = { readonly member: string | null; readonly ownerKey: string }

/** The owner for a chosen traveler; null means the name in the first segment's booking. Rejects unknown ids (422). */
export async function ownerFor(tx: Tx, member: string | null, first: SegmentRow): Promise<Owner> {
  if (member !== null && !(await hasTraveler(tx, member)))
    refuseFields({ member_id: ['There is no such traveler in this team.'] })
  return { member, ownerKey: ownerKeyOf(member, draftOf(first), first.email_id ?? `none:${first.id}`) }
}

/** Reassigns a segment permanently: later emails do not undo it. Moving it out of its trip is up to the caller. */
export async function reassign(tx: Tx, row: SegmentRow, { member, ownerKey }: Owner, by: SetBy): Promise<void> {
  await updateSegment(tx, row.id, {
    member_id: member,
    owner_key: ownerKey,
    set_by: marked(row, ['member_id'], by),
  })
}
