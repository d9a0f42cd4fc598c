import type { Tx } from '../../platform/database/transaction'
import { emit } from '../../platform/outbox'
import { presentSegment } from '../present'
import type { SegmentRow } from '../store'
import { deleteRows, insertDeleted } from './store'

/**
 * Deletes segments that people do not want, and emits events. A copy is kept, so that an email that merely repeats them
 * does not bring them back. The caller must also send `segmentsChanged`, for these owners and those returned.
 */
export async function deleteSegments(tx: Tx, rows: readonly SegmentRow[]): Promise<readonly string[]> {
  const segments = rows.map((row) => ({ row, segment: presentSegment({ ...row, evidence: {} }) }))
  for (const { row, segment } of segments) await insertDeleted(tx, row, segment)
  const others = await deleteRows(
    tx,
    rows.map(({ id }) => id),
  )
  await emit(
    tx,
    segments.map(({ row, segment }) => ({ type: 'segment.deleted', resourceId: row.id, object: segment })),
  )
  return others
}
