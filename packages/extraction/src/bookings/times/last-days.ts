import type { ScoredDraft } from '../draft'
import { isPossible } from './possible-times'

/**
 * Drops stays without a night that begin where another one ends: the last day was mistaken for a first day. Their
 * probability raises that of the other stay.
 */
export function withoutLastDays(scoredDrafts: readonly ScoredDraft[]): ScoredDraft[] {
  const stays = scoredDrafts.filter(({ draft }) => draft.kind === 'lodging')
  const nightless = stays.filter(({ draft }) => !isPossible(draft))
  const raised = new Map<ScoredDraft, number>()
  const dropped = new Set<ScoredDraft>()
  for (const one of nightless) {
    const [stay] = stays
      .filter(({ draft }) => draft.slots.endDate?.mention === one.draft.anchor.mention && isPossible(draft))
      .toSorted((a, b) => b.probability - a.probability)
    if (!stay) continue
    raised.set(stay, Math.max(raised.get(stay) ?? stay.probability, one.probability))
    dropped.add(one)
  }
  return scoredDrafts.flatMap((one) => {
    const probability = raised.get(one)
    return dropped.has(one) ? [] : [probability === undefined ? one : { ...one, probability }]
  })
}
