import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import { type Draft, type ScoredDraft, startDay } from '../draft'
import { kinds } from '../kinds'

/** Minimum probability of a journey or rental for its days to be its own, and of a stay that begins on another one. */
const minJourney = 0.9
const minStay = 0.3
/** Factor of the probability of a stay that begins with the day of a journey. */
const share = 0.2

const valueOf = ({ slots }: Draft, slot: 'place' | 'reference'): string | undefined => slots[slot]?.mention.value

/** Whether two stays are probably the same one: at one place, and with the same first day or reference. */
function areSame(a: Draft, b: Draft): boolean {
  const [place, reference] = [valueOf(a, 'place'), valueOf(a, 'reference')]
  if (place === undefined || place !== valueOf(b, 'place')) return false
  return startDay(a) === startDay(b) || (reference !== undefined && reference === valueOf(b, 'reference'))
}

/**
 * Doubts stays that begin with the day of a certain journey or rental, where the page has another day for the same
 * stay, whose probability they raise: in an itinerary, a hotel has days of its own.
 */
export function withoutDaysOfJourneys(scored: readonly ScoredDraft[], { read: { page } }: Context): ScoredDraft[] {
  const taken = new Set<Mention>()
  for (const { draft, probability } of scored) {
    const { startDate, endDate } = draft.slots
    if (!kinds[draft.kind].isLeg || probability < minJourney) continue
    for (const one of [draft.anchor, startDate, endDate]) if (one) taken.add(one.mention)
  }
  const stays = scored.filter(({ draft }) => draft.kind === 'lodging')
  const free = stays.filter(
    ({ draft: { anchor }, probability }) =>
      probability >= minStay && !taken.has(anchor.mention) && page.lines[anchor.mention.line]?.origin === 'body',
  )
  const raised = new Map<ScoredDraft, number>()
  const doubted = new Set<ScoredDraft>()
  for (const one of stays) {
    if (!taken.has(one.draft.anchor.mention)) continue
    const others = free.filter(({ draft }) => areSame(one.draft, draft))
    const [best] = others.toSorted((a, b) => b.probability - a.probability)
    if (!best) continue
    doubted.add(one)
    if (startDay(best.draft) === startDay(one.draft))
      raised.set(best, Math.max(raised.get(best) ?? best.probability, one.probability))
  }
  return scored.map((one) => ({
    ...one,
    probability: doubted.has(one) ? one.probability * share : (raised.get(one) ?? one.probability),
  }))
}
