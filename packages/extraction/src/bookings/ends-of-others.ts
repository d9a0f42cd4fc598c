import type { Mention } from '../mentions/mention'
import { type Draft, type ScoredDraft, startDay } from './draft'
import { kinds } from './kinds'

/** Days after which nothing that leads from one place to another has ended yet. */
const maxDays = 2
/** Minimum probability of the day of a leg, and of the leg, for its hour to be nothing else. */
const minDay = 0.8
const minLeg = 0.25

const dayMs = 86_400_000

/** Lines between the hour at which a leg starts and its day. */
const distance = ({ slots }: Draft, hour: Mention): number =>
  Math.abs((slots.startDate?.mention.line ?? Number.POSITIVE_INFINITY) - hour.line)

/** Whether a leg surely starts on a day that stands nearer to its hour, too late for another leg to end on it. */
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
 * Legs without the hour of their end if it is when another leg starts some days later: where a page does not say when
 * legs end, the next hour that it has is of the way back.
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

/** Whether a draft starts when one with a likelier start ends: the return of a rental is taken for another one. */
export const isEndOf = (draft: Draft, other: Draft): boolean =>
  draft.kind === other.kind &&
  draft.probability < other.probability &&
  other.slots.endTime?.mention === draft.anchor.mention &&
  other.slots.startDate !== undefined &&
  other.slots.startDate.mention === draft.slots.startDate?.mention
