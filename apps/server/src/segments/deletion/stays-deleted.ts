import { Segment } from '@sextant/contract/segments/schemas'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { isNews } from '@sextant/domain/segments/is-news'
import { same } from '@sextant/domain/segments/same'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'
import { knownOf } from '../draft-of'
import type { Wanted } from '../store'
import { findDeleted, forgetDeleted } from './store'

/**
 * Whether a draft only says again what people deleted. When it brings news of that booking, the deletion is over: it is
 * a booking that lives, and is to be seen.
 */
export async function staysDeleted(
  tx: Tx,
  draft: SegmentDraft,
  { wanted, observedAt }: { readonly wanted: Wanted; readonly observedAt: string },
): Promise<boolean> {
  for (const { id, segment, told_at } of await findDeleted(tx, wanted)) {
    // What an older version kept may lack what this one knows of: that must not stop mail.
    const deleted = z.safeParse(Segment, segment)
    if (!deleted.success) continue
    const known = knownOf(deleted.data)
    if (!same(draft, known)) continue
    if (!isNews({ segment: known, told_at }, { segment: draft, told_at: observedAt })) return true
    await forgetDeleted(tx, id)
  }
  return false
}
