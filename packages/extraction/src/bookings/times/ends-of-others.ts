import type { Mention } from '../../mentions/mention'
import { type Draft, type ScoredDraft, startDay } from '../draft'
import { kinds } from '../kinds'

/** Maximum duration of a leg in days. */
const maxDays = 2
/** Minimum probabilities of a leg's day, and of the leg, to rule out that its time means anything else. */
const minDay = 0.8
const minLeg = 0.25

const dayMs = 86_400_000

/** Number of lines between a leg's start time and its date. */
const distance = ({ slots }: Draft, hour: Mention): number =>
  Math.abs((slots.startDate?.mention.line ?? Number.POSITIVE_INFINITY) - hour.line)

/** Whether a leg certainly starts on a day that is closer to its time, and too late for the other leg to end then. */
function isOnLaterDay({ draft: later, probability }: ScoredDraft, { draft }: ScoredDraft): boolean {
  const [first, last] = [startDay(draft), startDay(later)]
  const hour = later.anchor.mention
  return (
    distance(later, hour) < distance(draft, hour) &&
    first !== undefined &&
    last !== undefined &&
    probability >= minLeg &&
    (later.slotProbabilities.startDate ?? 0) >= minDay &&
    Date.parse(last) - Date.parse(first) > maxDays * dayMs
  )
}

const isRide = ({ draft: { kind } }: ScoredDraft): boolean => kinds[kind].isLeg && kind !== 'car'

/**
 * Removes end times that are another leg's start a few days later: where a page states no arrival times, the next time
 * it shows is the return's.
 */
export const withoutEndsOfOthers = (scoredDrafts: readonly ScoredDraft[]): ScoredDraft[] => {
  const legs = scoredDrafts.filter(isRide)
  return scoredDrafts.map((one) => {
    const { endTime, endDate: _, ...slots } = one.draft.slots
    const isOfOther =
      endTime !== undefined &&
      isRide(one) &&
      legs.some((other) => other.draft.anchor.mention === endTime.mention && isOnLaterDay(other, one))
    return isOfOther ? { ...one, draft: { ...one.draft, slots } } : one
  })
}

/**
 * Whether a draft starts when one with a likelier start ends: the return of a rental car mistaken for another rental.
 */
export const isEndOf = (draft: Draft, other: Draft): boolean =>
  draft.kind === other.kind &&
  draft.probability < other.probability &&
  other.slots.endTime?.mention === draft.anchor.mention &&
  other.slots.startDate !== undefined &&
  other.slots.startDate.mention === draft.slots.startDate?.mention
