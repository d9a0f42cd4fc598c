import { conceptTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { ScoredDraft } from '../draft'
import type { Slot } from '../kinds'

const deadlineTag = conceptTag('deadline')

/** Minimum probability of a booking in whose presence one that begins at a deadline is dropped. */
const minLikely = 0.5

/** Maximum number of letters between the words for a deadline and its time, within one sentence. */
const maxGap = 45
const sentenceEnd = /\p{L}{3}[.!?]\s/u

/**
 * Whether drafts are of the same kind, and in one place or with one reference. Flights with different numbers are
 * different.
 */
function areAlike({ draft: a }: ScoredDraft, { draft: b }: ScoredDraft): boolean {
  const valuesOf = (slot: Slot) => [a, b].map(({ slots }) => slots[slot]?.mention.value)
  const areSame = (slot: Slot): boolean => {
    const [own, other] = valuesOf(slot)
    return own !== undefined && own === other
  }
  const areNumbered = valuesOf('number').every((value) => value !== undefined)
  return a.kind === b.kind && (areSame('reference') || areSame('place')) && (!areNumbered || areSame('number'))
}

/** Whether a time follows the words for a deadline within one sentence. */
function isDeadline({ line, start }: Mention, { read }: Context): boolean {
  const text = read.page.lines[line]?.text ?? ''
  return (read.tags[line] ?? []).some(
    ({ ids, end }) =>
      ids.includes(deadlineTag) && end <= start && start - end <= maxGap && !sentenceEnd.test(text.slice(end, start)),
  )
}

/** A scored stay without a check-in at a deadline. */
function withoutDeadlineCheckIn(scored: ScoredDraft, context: Context): ScoredDraft {
  const { startTime, ...slots } = scored.draft.slots
  const isDropped = scored.draft.kind === 'lodging' && startTime !== undefined && isDeadline(startTime.mention, context)
  return isDropped ? { ...scored, draft: { ...scored.draft, slots } } : scored
}

/**
 * Drops drafts that begin at a cancellation or payment deadline, if a likely one of the same kind with the same place
 * or reference begins elsewhere, and check-ins at one: `Free cancellation until 14 February, 12:30`.
 */
export function withoutDeadlines(scoredDrafts: readonly ScoredDraft[], context: Context): ScoredDraft[] {
  const beginsAtDeadline = ({ draft: { anchor } }: ScoredDraft): boolean => isDeadline(anchor.mention, context)
  const others = scoredDrafts.filter((one) => one.probability >= minLikely && !beginsAtDeadline(one))
  return scoredDrafts
    .filter((own) => !beginsAtDeadline(own) || !others.some((other) => areAlike(own, other)))
    .map((own) => withoutDeadlineCheckIn(own, context))
}
