import { type Draft, type ScoredDraft, startDay } from '../draft'
import type { Slot } from '../kinds'

/** Minimum probability of a number that two flights have in common. */
const minNumber = 0.5
/** How much likelier the arrival may be taken for a flight than the departure. */
const maxLead = 0.1

const valueOf = ({ slots }: Draft, slot: Slot): string | undefined => slots[slot]?.mention.value

/** Whether a flight leads back where another one of its number and day came from: a number has one direction. */
function isWayBack(own: Draft, other: Draft): boolean {
  const number = valueOf(own, 'number')
  const areNumbered = [own, other].every(({ slotProbabilities }) => (slotProbabilities.number ?? 0) >= minNumber)
  const [from, to] = [valueOf(own, 'from'), valueOf(own, 'to')]
  return (
    areNumbered &&
    number !== undefined &&
    number === valueOf(other, 'number') &&
    startDay(own) === startDay(other) &&
    from !== undefined &&
    to !== undefined &&
    from !== to &&
    from === valueOf(other, 'to') &&
    to === valueOf(other, 'from')
  )
}

/** Whether a flight begins when and where another one of its number arrives. */
function isArrivalOf(one: ScoredDraft, another: ScoredDraft): boolean {
  const [own, other] = [one.draft, another.draft]
  const isAsSure = another.probability >= one.probability - maxLead
  const { mention } = own.anchor
  if (own.kind !== 'flight' || other.kind !== 'flight' || own === other || mention.type !== 'time') return false
  const arrival = other.slots.endTime?.mention
  const isOpen = arrival === undefined || arrival === mention
  return isAsSure && isOpen && other.anchor.mention.line < mention.line && isWayBack(own, other)
}

/**
 * Flights without those that lead back under the number and on the day of another one, above them: where a page has a
 * line for each airport and its hour, they are the other one's arrival.
 */
export const withoutArrivals = (scoredDrafts: readonly ScoredDraft[]): ScoredDraft[] =>
  scoredDrafts
    .filter((one) => !scoredDrafts.some((other) => isArrivalOf(one, other)))
    .map((one) => {
      const arrival = scoredDrafts.find((other) => isArrivalOf(other, one))?.draft.anchor
      return arrival ? { ...one, draft: { ...one.draft, slots: { ...one.draft.slots, endTime: arrival } } } : one
    })
