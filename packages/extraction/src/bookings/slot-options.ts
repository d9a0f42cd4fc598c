import type { Draft, RankedOption } from './draft'
import type { Slot } from './kinds'

/**
 * The options of a slot: the chosen one, and up to `count` others with a probability of at least `min`, likeliest
 * first.
 */
export function slotOptions(
  { slots, slotProbabilities, ranked }: Draft,
  slot: Slot,
  count: number,
  min: number,
): RankedOption[] {
  const chosen: RankedOption = { candidate: slots[slot] ?? null, probability: slotProbabilities[slot] ?? 1 }
  const others = (ranked[slot] ?? []).filter(
    ({ candidate, probability }) => probability >= min && candidate?.mention !== chosen.candidate?.mention,
  )
  return [chosen, ...others.slice(0, count)]
}

/** A draft with another option for a slot. */
export function withSlot(draft: Draft, slot: Slot, { candidate, probability }: RankedOption): Draft {
  const { [slot]: _, ...rest } = draft.slots
  return {
    ...draft,
    slots: candidate ? { ...rest, [slot]: candidate } : rest,
    slotProbabilities: { ...draft.slotProbabilities, [slot]: probability },
  }
}
