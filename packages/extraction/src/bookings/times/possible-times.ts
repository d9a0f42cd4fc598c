import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Draft, RankedOption, ScoredDraft } from '../draft'
import type { Slot } from '../kinds'
import { slotOptions, withSlot } from '../slot-options'
import { endOf, startOf } from './draft-times'
import { canFly } from './flight-time'

/** Maximum duration of journeys in hours of local clock time. Kinds that are not listed have no limit. */
const maxHours: Partial<Record<ReservationKind, number>> = { flight: 30, train: 60, bus: 48, taxi: 12 }

/**
 * Whether a journey's duration is plausible, and a stay has at least one night. Unknown times and places are accepted.
 */
export function isPossible(draft: Draft): boolean {
  const start = startOf(draft)
  const end = start === null ? null : endOf(draft, start)
  if (start === null || end === null) return true
  if (draft.kind === 'lodging') return end.slice(0, 10) > start.slice(0, 10)
  if (start.length === 10 || end.length === 10) return true
  const { from, to } = draft.slots
  const flown = draft.kind === 'flight' && from && to ? canFly(from.mention.value, to.mention.value, start, end) : null
  if (flown !== null) return flown
  const hours = (Date.parse(end) - Date.parse(start)) / 3_600_000
  return hours <= (maxHours[draft.kind] ?? Number.POSITIVE_INFINITY)
}

/** Slots that determine a journey's duration, and how many options of each are tried. */
const tried = [
  ['endDate', 4],
  ['endTime', 5],
  ['from', 3],
  ['to', 3],
] as const
/** Minimum probability of an option that is tried. */
const minTried = 0.005

/** The options of a slot that are tried. Places have alternatives only for flights, whose places are airports. */
const optionsOf = (draft: Draft, slot: Slot, count: number): RankedOption[] =>
  slotOptions(draft, slot, (slot === 'from' || slot === 'to') && draft.kind !== 'flight' ? 0 : count, minTried)

interface WeightedDraft {
  draft: Draft
  weight: number
}

/** A draft with each combination of its likely times and airports, and their probability. */
function combinationsOf(draft: Draft): WeightedDraft[] {
  let drafts: WeightedDraft[] = [{ draft, weight: 1 }]
  for (const [slot, count] of tried)
    drafts = drafts.flatMap((one) =>
      optionsOf(draft, slot, count).map((option) => ({
        draft: withSlot(one.draft, slot, option),
        weight: one.weight * option.probability,
      })),
    )
  return drafts
}

/**
 * Replaces times that contradict the booking's kind, or the distance between its airports, by the likeliest ones that
 * do not; unchanged if there are none. The probability of a stay is reduced by that of ending on a later day.
 */
export function withPossibleTimes({ draft, probability }: ScoredDraft): ScoredDraft {
  if (isPossible(draft)) return { draft, probability }
  const drafts = combinationsOf(draft).filter((one) => isPossible(one.draft))
  const [best] = drafts.toSorted((a, b) => b.weight - a.weight)
  const share =
    draft.kind === 'lodging'
      ? Math.min(
          1,
          drafts.reduce((sum, { weight }) => sum + weight, 0),
        )
      : 1
  return { draft: best?.draft ?? draft, probability: probability * share }
}
