import { Segment } from '@sextant/contract/segments/schemas'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { isNews } from '@sextant/domain/segments/is-news'
import { same } from '@sextant/domain/segments/same'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'
import { knownOf } from '../draft-of'
import type { BookingTerms } from '../store'
import { deleteDeletedCopy, findDeleted } from './store'

/**
 * Whether a draft merely repeats a deleted booking. If it contains changes, the deletion ends: the booking is active
 * and must be visible.
 */
export async function staysDeleted(
  tx: Tx,
  draft: SegmentDraft,
  { terms, observedAt }: { readonly terms: BookingTerms; readonly observedAt: string },
): Promise<boolean> {
  for (const { id, segment, observed_at } of await findDeleted(tx, terms)) {
    // A copy stored by an older version may lack fields; that must not block email.
    const deleted = z.safeParse(Segment, { ...lacking, ...fieldsOf(segment) })
    if (!deleted.success) continue
    const deletedSegment = knownOf(deleted.data)
    if (!same(draft, deletedSegment)) continue
    if (!isNews({ segment: deletedSegment, observed_at }, { segment: draft, observed_at: observedAt })) return true
    await deleteDeletedCopy(tx, id)
  }
  return false
}

/** Fields that copies from earlier releases lack. */
const lacking = { booking_id: null, references: [], net_cents: null }

const fieldsOf = (segment: unknown): object => (typeof segment === 'object' && segment !== null ? segment : {})
