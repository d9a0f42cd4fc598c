import { cancelledBy } from '@sextant/domain/segments/cancel'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { Tx } from '../platform/database/transaction'
import { type Applied, candidatesFor, mergeInto, type Origin, peopleOf } from './apply-draft'
import { draftOf } from './draft-of'

/** Marks the segments that a cancellation names; creates nothing for unknown ones. */
export async function applyCancellation(tx: Tx, draft: SegmentDraft, origin: Origin): Promise<readonly Applied[]> {
  const rows = await candidatesFor(tx, draft, origin)
  const people = new Map(rows.map((row) => [row.id, peopleOf(row, draft, origin)]))
  const named = cancelledBy(draft, rows.map(draftOf), ({ id }) => people.get(id) ?? 'unknown')
  const marked = new Set(named.map(({ id }) => id))
  // The amount in a cancellation may be a refund, a fee or the total of all segments: it is the price of none of them.
  const unpriced = { ...draft, price: null, currency: null, cents: null, rate_date: null }
  const applied: Applied[] = []
  for (const row of rows) {
    if (marked.has(row.id)) applied.push(await mergeInto(tx, row, unpriced, origin))
  }
  return applied
}
