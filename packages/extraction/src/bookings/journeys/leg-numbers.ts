import { type Mention, readingOrder } from '../../mentions/mention'
import type { Draft } from '../draft'
import { kinds } from '../kinds'

/** Minimum probability of an alternative number for a leg whose chosen one more likely belongs to another leg. */
const minOtherNumber = 0.1

/** Gives each leg its own number where two chose the same mention and one has a likely alternative. */
function separateNumbers(drafts: readonly Draft[]): void {
  const certainty = ({ slotProbabilities }: Draft): number => slotProbabilities.number ?? 0
  const used = new Set<Mention>()
  for (const draft of drafts.toSorted((a, b) => certainty(b) - certainty(a))) {
    const own = draft.slots.number
    if (!own || !kinds[draft.kind].isLeg) continue
    const other = used.has(own.mention)
      ? draft.ranked.number?.find(
          ({ candidate, probability }) =>
            candidate !== null && !used.has(candidate.mention) && probability >= minOtherNumber,
        )
      : undefined
    if (other?.candidate) {
      draft.slots.number = other.candidate
      draft.slotProbabilities.number = other.probability
    }
    used.add(draft.slots.number?.mention ?? own.mention)
  }
}

/** Puts the numbers of consecutive legs in page order, in case they were swapped. */
function swapCrossedNumbers(drafts: readonly Draft[]): void {
  const legs = drafts
    .filter(({ kind, slots }) => kinds[kind].isLeg && slots.number)
    .toSorted((a, b) => readingOrder(a.anchor.mention) - readingOrder(b.anchor.mention))
  for (const kind of new Set(legs.map((leg) => leg.kind))) {
    const own = legs.filter((leg) => leg.kind === kind)
    const numbers = [...new Set(own.flatMap(({ slots }) => slots.number ?? []))]
    if (numbers.length !== own.length) continue
    const ordered = numbers.toSorted((a, b) => readingOrder(a.mention) - readingOrder(b.mention))
    for (const [at, { slots }] of own.entries()) {
      const number = ordered[at]
      if (number) slots.number = number
    }
  }
}

/** Makes the legs' numbers consistent: distinct where possible, and in page order. */
export function assignNumbers(drafts: readonly Draft[]): void {
  separateNumbers(drafts)
  swapCrossedNumbers(drafts)
}
