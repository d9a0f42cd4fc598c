import { foldCode } from '@sextant/domain/kit/fold'
import { cancelledByCodes, markOf } from '@sextant/domain/segments/cancel'
import { isMeant } from '@sextant/domain/segments/is-meant'
import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction'
import { findByCodes } from './bookings/store'
import { draftOf } from './draft-of'
import { type AppliedChange, mergeInto } from './merge-into'
import { findObservations } from './observations/store'
import { findSegments, type SegmentRow } from './store'

/**
 * Reverts cancellations that emails made by code alone, if it turns out that the segment's traveler had a number of
 * their own by then, or is not the one meant by the text. Returns whether anything was reverted; the segment must then
 * be merged again.
 */
export async function withdrawCancellations(tx: Tx, { id }: SegmentRow): Promise<boolean> {
  const [row] = await findSegments(tx, [id])
  if (row?.status !== 'Cancelled') return false
  const segment = draftOf(row)
  const cancelling = (await findObservations(tx, id, segment)).filter(
    ({ segment: observed }) => observed.status === 'Cancelled' && markOf(observed).cancels === undefined,
  )
  const emails = cancelling.flatMap(({ email_id }) => email_id ?? [])
  if (emails.length === 0) return false
  const found = await tx.db
    .selectFrom('emails')
    .select(['id', 'cancelled_references', 'cancelled_words'])
    .where('team_id', '=', tx.team)
    .where('id', 'in', emails)
    .execute()
  const withdrawn: string[] = []
  for (const { id: email, cancelled_references, cancelled_words: words } of found) {
    const codes = cancelled_references.map(foldCode)
    const segments = (await findSegments(tx, await findByCodes(tx, codes))).map(draftOf)
    const named = cancelledByCodes(
      codes,
      segments.filter((one) => isMeant(words, one, segments)),
    )
    if (segments.some((one) => one.id === id) && !named.some((one) => one.id === id)) withdrawn.push(email)
  }
  if (withdrawn.length === 0) return false
  for (const table of ['segment_observations', 'segment_mails'])
    await sql`delete from ${sql.table(table)} where team_id = ${tx.team} and segment_id = ${id}
      and email_id = any (${withdrawn}::bigint[])`.execute(tx.db)
  return true
}

/** Reverts such cancellations of a segment, which is merged again from its other observations. */
export async function freeAgain(tx: Tx, row: SegmentRow): Promise<readonly AppliedChange[]> {
  if (!(await withdrawCancellations(tx, row))) return []
  const [current] = await findSegments(tx, [row.id])
  const [remaining] = await findObservations(tx, row.id, draftOf(row))
  if (!current || !remaining) return []
  const { email_id: emailId, observed_at: observedAt, segment } = remaining
  return [
    await mergeInto(tx, current, segment, { emailId, observedAt, member: row.member_id, ownerKey: row.owner_key }),
  ]
}
