import { foldCode } from '@sextant/domain/kit/fold'
import { isCancelledAlone, leavesOthers, ofOneAlone } from '@sextant/domain/segments/cancelled-alone'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { isMeant } from '@sextant/domain/segments/is-meant'
import { codesOf } from '@sextant/domain/segments/references'
import type { Tx } from '../platform/database/transaction'
import { findByCodes } from './bookings/store'
import { draftOf } from './draft-of'
import { type AppliedChange, mergeInto } from './merge-into'
import { findObservationsOf } from './observations/store'
import { findSegments } from './store'

/**
 * Marks cancellations of one traveler that arrived before somebody else's part of the same journey or stay was known,
 * as those of that traveler alone.
 * @param id the segment that has been created for somebody else
 */
export async function markAlone(tx: Tx, id: string): Promise<readonly AppliedChange[]> {
  const [created] = await findSegments(tx, [id])
  if (!created) return []
  const companion = draftOf(created)
  const rows = (await findSegments(tx, await findByCodes(tx, codesOf(companion)))).filter(
    (row) => row.id !== id && leavesOthers(draftOf(row), [draftOf(row)], [companion]),
  )
  const candidates = rows.map((row) => ({ id: row.id, segment: draftOf(row) }))
  const applied: AppliedChange[] = []
  for (const [segment, { email_id: emailId, observed_at: observedAt, segment: stated }] of await findObservationsOf(
    tx,
    candidates,
  )) {
    const row = rows.find((one) => one.id === segment)
    if (!row || emailId === null || stated.status !== 'Cancelled' || isCancelledAlone(stated)) continue
    const isNamed = stated.travelers.length > 0 || (await areMeantAlone(tx, emailId, draftOf(row), companion))
    if (!isNamed) continue
    const origin = { emailId, observedAt, member: row.member_id, ownerKey: row.owner_key }
    applied.push(await mergeInto(tx, row, ofOneAlone(stated), origin))
  }
  return applied
}

/** Whether the words of a cancellation by reference mean one of two segments, and not the other. */
async function areMeantAlone(tx: Tx, email: string, one: SegmentDraft, other: SegmentDraft): Promise<boolean> {
  const found = await tx.db
    .selectFrom('emails')
    .select(['cancelled_references', 'cancelled_words'])
    .where('team_id', '=', tx.team)
    .where('id', '=', email)
    .executeTakeFirst()
  const codes = found?.cancelled_references.map(foldCode) ?? []
  const words = found?.cancelled_words ?? []
  const isUnder = codesOf(other).some((code) => codes.includes(code))
  return isUnder && isMeant(words, one, [one, other]) && !isMeant(words, other, [one, other])
}
