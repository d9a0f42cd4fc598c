import { isMoved } from '@sextant/domain/segments/is-moved'
import { mergeAll, withObservation } from '@sextant/domain/segments/observations'
import { sameness, samePeople } from '@sextant/domain/segments/same'
import { isJourney } from '@sextant/domain/trips/course'
import { sql } from 'kysely'
import type { Tx } from '../platform/database/transaction'
import { emit } from '../platform/outbox'
import { findByCodes, joinBookings, saveReferences } from './bookings/store'
import { columnsOf } from './columns'
import { deleteRows } from './deletion/store'
import { draftOf } from './draft-of'
import { setByOf } from './manual/set-by'
import { findObservations } from './observations/store'
import { presentSegment } from './present'
import { findSegments, type SegmentRow, updateSegment } from './store'

/**
 * Merges a segment for which an email has revealed further references with a segment created under those references,
 * for example by an email about a change that was written later but arrived earlier. Two segments from the same email
 * stay separate, as do segments changed by people or imports. Returns the owners of segments whose cost changed.
 * @param codes the further references
 * @param observedAt when the email that names them was written
 */
export async function joinDuplicate(
  tx: Tx,
  id: string,
  codes: readonly string[],
  observedAt: string,
): Promise<readonly string[]> {
  const rows = await findSegments(tx, [id, ...(await findByCodes(tx, codes))])
  const kept = rows.find((row) => row.id === id)
  const duplicate = kept && rows.find((row) => row.id !== id && isDuplicate(row, kept, observedAt))
  if (!kept || !duplicate || (await haveCommonEmail(tx, kept.id, duplicate.id))) return []
  return await mergeDuplicate(tx, kept, duplicate)
}

function isDuplicate(row: SegmentRow, kept: SegmentRow, observedAt: string): boolean {
  const [one, other] = [kept, row].map((segmentRow) => ({
    segment: draftOf(segmentRow),
    observed_at: segmentRow.observed_at,
  }))
  const isUntouched = row.email_id !== null && !row.pinned && Object.keys(setByOf(row)).length === 0
  const isTheirs = kept.owner_key === row.owner_key || isNobodys(row)
  if (!one || !other || !isUntouched || kept.type !== row.type || !isTheirs) return false
  const people = samePeople(one.segment, other.segment)
  const match = sameness(one.segment, other.segment, people)
  // A journey on another day or at another time is the same one only if it was changed later.
  const isLater = other.observed_at > observedAt
  const isChanged = isLater && (match === 'likely' || isMoved(one, other, people))
  const isLikely = match === 'likely' && !isJourney(one.segment)
  return people !== 'differ' && (match === 'exact' || isLikely || isChanged)
}

/** Whether a segment has no traveler, because its emails name nobody. */
const isNobodys = ({ member_id, travelers }: SegmentRow): boolean => member_id === null && travelers.length === 0

async function haveCommonEmail(tx: Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`select from segment_mails a
    join segment_mails b on b.team_id = a.team_id and b.email_id = a.email_id and b.segment_id = ${other}
    where a.team_id = ${tx.team} and a.segment_id = ${one}`.execute(tx.db)
  return rows.length > 0
}

/** Moves a segment's observations, changes, emails and amounts to another segment, and deletes it. */
async function mergeDuplicate(tx: Tx, kept: SegmentRow, duplicate: SegmentRow): Promise<readonly string[]> {
  const existing = { segment: draftOf(kept), observed_at: kept.observed_at, set: Object.keys(setByOf(kept)) }
  const observations = await findObservations(tx, kept.id, existing.segment)
  const others = await findObservations(tx, duplicate.id, existing.segment)
  if (others.some(({ email_id }) => email_id === null)) return []
  const { segment, observed_at } = mergeAll(existing, others.reduce(withObservation, observations))
  const isCancelled = segment.status === 'Cancelled'
  await updateSegment(tx, kept.id, {
    ...columnsOf(segment),
    observed_at,
    cancelled_at: isCancelled ? (kept.cancelled_at ?? duplicate.cancelled_at ?? observed_at) : null,
  })
  await saveReferences(tx, kept.id, segment.references)
  for (const table of ['segment_mails', 'segment_observations', 'segment_changes', 'booking_amounts'])
    await sql`update ${sql.table(table)} set segment_id = ${kept.id}
      where team_id = ${tx.team} and segment_id = ${duplicate.id}`.execute(tx.db)
  // Its booking may have fees and refunds that belong to no segment.
  const [booking, other] = [kept.booking_id, duplicate.booking_id]
  if (booking !== null && other !== null && booking !== other) await joinBookings(tx, [other], booking)
  const owners = await deleteRows(tx, [duplicate.id])
  await emit(tx, [{ type: 'segment.deleted', resourceId: duplicate.id, object: presentSegment(duplicate) }])
  return owners
}
