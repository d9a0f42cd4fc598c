import { cancelledBy } from '@sextant/domain/segments/cancel'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { Tx } from '../platform/database/transaction'
import { type Applied, candidatesFor, mergeInto, type Origin } from './apply-draft'
import { draftOf } from './draft-of'

/** Marks the segments that a cancellation names; creates nothing for unknown ones. */
export async function applyCancellation(tx: Tx, draft: SegmentDraft, origin: Origin): Promise<readonly Applied[]> {
  const rows = await candidatesFor(tx, draft, origin)
  const marked = new Set(cancelledBy(draft, rows.map(draftOf)).map(({ id }) => id))
  const applied: Applied[] = []
  for (const row of rows) {
    if (marked.has(row.id)) applied.push(await mergeInto(tx, row, draft, origin))
  }
  return applied
}
