import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { brandTag, kindTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import { type Draft, emptyDraft, type ScoredDraft } from '../draft'
import type { Candidate, Role } from '../roles'

/** Minimum probability that a page is about a booking for a journey to be read from its labels. */
const minGate = 0.97
/** Probability of a draft in whose presence nothing is read from labels, and that of the journey. */
const likely = 0.3
const probability = 0.6
/** Minimum probability of the day and of both ends. */
const minRole = 0.5

const kinds = ['train', 'bus', 'boat'] as const satisfies readonly ReservationKind[]

/** The only kind of journey on the ground that a page names, by its words or else by its brands. */
function kindOn({ lineTags }: Context): ReservationKind | undefined {
  for (const tagOf of [brandTag, kindTag]) {
    const named = kinds.filter((kind) => lineTags.some((ids) => ids.includes(tagOf(kind))))
    if (named.length > 0) return named.length === 1 ? named[0] : undefined
  }
  return undefined
}

/** The likeliest mention of a type with a role, if no other value is as likely as that. */
function onlyOne(type: 'date' | 'text', role: Role, candidates: readonly Candidate[]): Candidate | undefined {
  const [first] = candidates
    .filter(({ mention, roles }) => mention.type === type && (roles[role] ?? 0) >= minRole)
    .toSorted((a, b) => (b.roles[role] ?? 0) - (a.roles[role] ?? 0))
  const others = candidates.filter(({ mention, roles }) => mention.type === type && (roles[role] ?? 0) >= minRole)
  return others.every(({ mention }) => mention.value === first?.mention.value) ? first : undefined
}

/**
 * Scored drafts, with the journey on the only day of a page between its only two places, if the page is certainly about
 * a booking and has no likely draft and no hours: tickets without a reservation are valid on a day.
 * @param fill fills the slots of drafts
 */
export function withLabelledJourney(
  scoredDrafts: readonly ScoredDraft[],
  fill: (drafts: readonly Draft[]) => readonly Draft[],
  candidates: readonly Candidate[],
  gate: number,
  context: Context,
): readonly ScoredDraft[] {
  const isOpen = gate >= minGate && scoredDrafts.every((one) => one.probability < likely)
  const kind = isOpen && !candidates.some(({ mention }) => mention.type === 'time') ? kindOn(context) : undefined
  const day = onlyOne('date', 'start', candidates)
  const [from, to] = [onlyOne('text', 'from', candidates), onlyOne('text', 'to', candidates)]
  if (!kind || !day || !from || !to || from.mention.value === to.mention.value) return scoredDrafts
  const [draft] = fill([emptyDraft(day, kind, probability)])
  if (!draft) return scoredDrafts
  return [...scoredDrafts, { draft: { ...draft, slots: { ...draft.slots, from, to } }, probability }]
}
