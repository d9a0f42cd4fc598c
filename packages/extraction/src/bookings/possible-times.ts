import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Draft, RankedOption } from './draft'
import { endOf, startOf } from './draft-times'
import { canFly } from './flight-time'
import type { Slot } from './kinds'
import { slotOptions, withSlot } from './slot-options'

/** Longest journeys, in hours by the clocks of both places; kinds that are not listed have no limit. */
const maxHours: Partial<Record<ReservationKind, number>> = { flight: 30, train: 60, bus: 48, taxi: 12 }

/** Whether a journey can take the time from its start to its end. Unknown times and places are possible. */
function isPossible(draft: Draft): boolean {
  const start = startOf(draft)
  const end = start === null ? null : endOf(draft, start)
  if (start === null || end === null || start.length === 10 || end.length === 10) return true
  const { from, to } = draft.slots
  const flown = draft.kind === 'flight' && from && to ? canFly(from.mention.value, to.mention.value, start, end) : null
  if (flown !== null) return flown
  const hours = (Date.parse(end) - Date.parse(start)) / 3_600_000
  return hours <= (maxHours[draft.kind] ?? Number.POSITIVE_INFINITY)
}

/** Slots whose choices decide how long a journey takes, and how many options of each are tried. */
const tried = [
  ['endDate', 4],
  ['endTime', 5],
  ['from', 3],
  ['to', 3],
] as const
/** Minimum probability of an option that is tried. */
const minTried = 0.005

/** The options of a slot that are tried; only airports of flights have others than the chosen one. */
const optionsOf = (draft: Draft, slot: Slot, count: number): RankedOption[] =>
  slotOptions(draft, slot, (slot === 'from' || slot === 'to') && draft.kind !== 'flight' ? 0 : count, minTried)

/**
 * A journey whose times contradict its kind, or the distance of its airports, with the likeliest times and airports
 * that do not; the same if there are none.
 */
export function withPossibleTimes(draft: Draft): Draft {
  if (isPossible(draft)) return draft
  let drafts: { draft: Draft; weight: number }[] = [{ draft, weight: 1 }]
  for (const [slot, count] of tried)
    drafts = drafts.flatMap((one) =>
      optionsOf(draft, slot, count).map((option) => ({
        draft: withSlot(one.draft, slot, option),
        weight: one.weight * option.probability,
      })),
    )
  const [best] = drafts.filter((one) => isPossible(one.draft)).toSorted((a, b) => b.weight - a.weight)
  return best?.draft ?? draft
}
