import { foldCode } from '@sextant/domain/kit/fold'
import { inBookingOrder } from '@sextant/domain/segments/booking-order'
import { pricesAlone, unpriced } from '@sextant/domain/segments/price-alone'
import type { Tx } from '../../platform/database/transaction'
import { draftOf } from '../draft-of'
import { type AppliedChange, mergeInto } from '../merge-into'
import { findSegments } from '../store'
import { findByCodes } from './store'
import type { Waiting } from './waiting-amounts'

/** The segments that prices were given to, and whether every price has found its own. */
type ClaimedPrices = { readonly applied: readonly AppliedChange[]; readonly isComplete: boolean }

/**
 * Gives segments the prices that an email states only for their references, such as the receipt of a booking that was
 * confirmed without a price. Segments that have a price keep it, except for rides.
 */
export async function claimPrices(tx: Tx, { email_id, segments, amounts }: Waiting): Promise<ClaimedPrices> {
  const applied: AppliedChange[] = []
  let isComplete = true
  for (const stated of amounts) {
    if (stated.kind !== 'price') continue
    const { reference, observed_at: observedAt } = stated
    const named = reference === undefined ? null : await findByCodes(tx, [foldCode(reference)])
    if (named?.length === 0) isComplete = false
    const rows = await findSegments(tx, named ?? segments.map(({ id }) => id))
    const parts = unpriced(
      rows.map((row) => ({ row, segment: { ...draftOf(row), id: row.id } })),
      stated,
      observedAt,
    ).toSorted((a, b) => inBookingOrder(a.segment, b.segment))
    const drafts = pricesAlone(
      parts.map(({ segment }) => segment),
      stated,
    )
    for (const [at, { row }] of parts.entries()) {
      const draft = drafts[at]
      if (!draft) continue
      const origin = { emailId: email_id, observedAt, member: row.member_id, ownerKey: row.owner_key }
      applied.push(await mergeInto(tx, row, draft, origin))
    }
  }
  return { applied, isComplete }
}
