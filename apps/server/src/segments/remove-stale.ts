import { type EmailRead, insertEmailEvents } from '../emails'
import type { Tx } from '../platform/database/transaction'
import { emit } from '../platform/outbox'
import { deleteRows } from './deletion/store'
import { setByOf } from './manual/set-by'
import type { AppliedChange } from './merge-into'
import { presentSegment } from './present'
import { findFromEmailAlone } from './store'

/**
 * Deletes segments that only this email created and that it no longer mentions, except those edited by people or pinned
 * to a trip. Returns the affected owners.
 */
export async function removeStale(
  tx: Tx,
  { emailId }: EmailRead,
  applied: readonly AppliedChange[],
): Promise<readonly string[]> {
  const remaining = new Set(applied.map(({ segmentId }) => segmentId))
  const rows = (await findFromEmailAlone(tx, emailId)).filter(
    (row) => !remaining.has(row.id) && !row.pinned && Object.keys(setByOf(row)).length === 0,
  )
  if (rows.length === 0) return []
  const others = await deleteRows(
    tx,
    rows.map(({ id }) => id),
  )
  await insertEmailEvents(
    tx,
    emailId,
    rows.map(({ id }) => ({
      type: 'segment_updated',
      status: 'warning',
      message: 'A segment was removed: the email no longer mentions it.',
      detail: { segment_id: id },
    })),
  )
  await emit(
    tx,
    rows.map((row) => ({ type: 'segment.deleted', resourceId: row.id, object: presentSegment(row) })),
  )
  return [...rows.map(({ owner_key }) => owner_key), ...others]
}
