import { foldCode } from '../kit/fold'
import type { SegmentDraft } from './draft'

/**
 * Counts a booking's total once. Airlines and railways write the total of a booking on each of its legs: where legs of one
 * mail share type, number, price and currency, the price stays on the first and the others have none. Two rooms at one
 * price are two prices and stay.
 * @param drafts the segments of one mail, in its order
 */
export function pricesOnce(drafts: readonly SegmentDraft[]): SegmentDraft[] {
  const seen = new Set<string>()
  return drafts.map((draft) => {
    if ((draft.type !== 'air' && draft.type !== 'rail') || !draft.confirmation_no || !draft.price)
      return draft
    const total = [draft.type, foldCode(draft.confirmation_no), Number(draft.price), draft.currency].join(' ')
    if (!seen.has(total)) {
      seen.add(total)
      return draft
    }
    return { ...draft, price: null, currency: null, cents: null }
  })
}
