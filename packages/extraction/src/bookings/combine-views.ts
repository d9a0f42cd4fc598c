import { folded } from '../kit/fold'
import { overlaps } from '../mentions/mention'
import type { Draft, RankedOption, ScoredDraft } from './draft'
import { startDay } from './draft'
import { kinds, type Slot } from './kinds'
import type { Candidate } from './roles'
import { nameKey } from './travelers/name-words'

/** Weight of a page in decisions shared with another view of the same mail. */
const ownWeight = 0.55
const minMargin = 0
/** Minimum combined probability of a traveler known to both views. */
const minTraveling = 0.45

/** The likeliest draft with the same kind and start in another view. */
function counterpartOf({ draft }: ScoredDraft, others: readonly ScoredDraft[]): ScoredDraft | undefined {
  const { kind, anchor } = draft
  return others
    .filter(
      ({ draft: other }) =>
        other.kind === kind &&
        other.anchor.mention.type === anchor.mention.type &&
        other.anchor.mention.value === anchor.mention.value &&
        startDay(other) === startDay(draft),
    )
    .toSorted((a, b) => b.probability - a.probability)[0]
}

const valueOf = (candidate: Candidate | null): string | null => candidate && folded(candidate.mention.value)

/** The probability of a value among the options of a slot. */
const probabilityOf = (value: string | null, options: readonly RankedOption[]): number =>
  options.reduce((sum, { candidate, probability }) => (valueOf(candidate) === value ? sum + probability : sum), 0)

/** Chooses a slot's value from both views. A view that leaves the slot empty is ignored. */
function combineSlot(draft: Draft, other: Draft, slot: Slot): void {
  const [own = [], theirs = []] = [draft.ranked[slot], other.ranked[slot]]
  if (own.length === 0 || !theirs[0]?.candidate) return
  const options = own
    .map(({ candidate, probability }) => ({
      candidate,
      probability: ownWeight * probability + (1 - ownWeight) * probabilityOf(valueOf(candidate), theirs),
    }))
    .toSorted((a, b) => b.probability - a.probability)
  const chosen = options.find(({ candidate }) => valueOf(candidate) === valueOf(draft.slots[slot] ?? null))
  const [best] = options
  if (!best || (chosen && best !== chosen && best.probability < chosen.probability + minMargin)) return
  draft.slotProbabilities[slot] = best.probability
  if (best.candidate) draft.slots[slot] = best.candidate
  else delete draft.slots[slot]
}

/** Removes travelers whom the other view considers unlikely. */
function combineTravelers(draft: Draft, other: Draft): void {
  if (other.travelers.length === 0 || draft.travelers.length === 0) return
  const theirs = new Map(
    other.persons.map(({ candidate, probability }) => [nameKey(candidate.mention.value), probability]),
  )
  const combined = draft.persons
    .map(({ candidate, probability }) => ({
      candidate,
      probability: ownWeight * probability + (1 - ownWeight) * (theirs.get(nameKey(candidate.mention.value)) ?? 0),
    }))
    .filter(({ probability }) => probability >= minTraveling)
  const kept = draft.travelers.filter(({ mention }) =>
    combined.some(({ candidate }) => overlaps(candidate.mention, mention)),
  )
  if (kept.length > 0) draft.travelers = kept
}

/**
 * Combines two views of one mail, such as its HTML and text parts: drafts with the same start are one booking, whose
 * values are chosen from both. Mentions remain those of the first view.
 */
export function combineViews(scoredDrafts: readonly ScoredDraft[], others: readonly ScoredDraft[]): ScoredDraft[] {
  return scoredDrafts.map((one) => {
    const counterpart = counterpartOf(one, others)
    if (!counterpart) return one
    const draft = { ...one.draft, slots: { ...one.draft.slots }, slotProbabilities: { ...one.draft.slotProbabilities } }
    for (const slot of kinds[draft.kind].slots) combineSlot(draft, counterpart.draft, slot)
    combineTravelers(draft, counterpart.draft)
    return { draft, probability: Math.max(one.probability, (one.probability + counterpart.probability) / 2) }
  })
}
