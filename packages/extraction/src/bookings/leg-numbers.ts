import { type Mention, readingOrder } from '../mentions/mention'
import type { Draft } from './draft'
import { kinds } from './kinds'

/** Minimum probability of a number that a leg takes in place of one that is likelier another leg's. */
const minOtherNumber = 0.1

/** Gives each leg a number of its own where two have chosen the same mention and one has another likely number. */
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

/** Puts the numbers of consecutive legs in the order of the page, in case they were swapped. */
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

/** Makes the numbers of legs consistent: each leg has one of its own where it can, in the order of the page. */
export function assignNumbers(drafts: readonly Draft[]): void {
  separateNumbers(drafts)
  swapCrossedNumbers(drafts)
}
