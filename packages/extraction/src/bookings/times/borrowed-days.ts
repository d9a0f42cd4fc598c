import { type Draft, type ScoredDraft, startDay } from '../draft'
import { kinds } from '../kinds'
import { endOf, startOf } from './draft-times'
import { isPossible } from './possible-times'

/** Minimum anchor probability for a stay to count as a separate booking. */
const minAnchored = 0.6
/** Minimum probability for a booking's days to be considered its own. */
const minLikely = 0.5

const namesOf = ({ travelers }: Draft): string[] => travelers.map(({ mention }) => mention.value)

/** Whether two drafts share a traveler, or at least one has none. */
function mayShare(a: Draft, b: Draft): boolean {
  const [mine, theirs] = [namesOf(a), namesOf(b)]
  return mine.length === 0 || theirs.length === 0 || mine.some((name) => theirs.includes(name))
}

/** Whether a stay ends at the same date mention as a more certain stay that began earlier. */
const isWithin = (stay: Draft, other: Draft): boolean =>
  other.kind === 'lodging' &&
  stay.probability < minAnchored &&
  stay.probability < other.probability &&
  stay.slots.endDate !== undefined &&
  stay.slots.endDate.mention === other.slots.endDate?.mention &&
  (startDay(other) ?? '') < (startDay(stay) ?? '') &&
  mayShare(stay, other)

/** Whether a stay's days are those of an overnight journey with the same start date mention. */
function isJourney(stay: Draft, other: Draft): boolean {
  const { anchor } = stay
  if (!kinds[other.kind].isLeg || other.kind === 'car' || anchor.mention !== other.slots.startDate?.mention)
    return false
  const [first, departs] = [startOf(stay), startOf(other)]
  const last = first && endOf(stay, first)?.slice(0, 10)
  const arrives = departs && endOf(other, departs)?.slice(0, 10)
  return Boolean(last && arrives && last === arrives && arrives > departs.slice(0, 10))
}

/** The likeliest draft of another kind that begins at a stay's first day. */
function begunWith(stay: Draft, scoredDrafts: readonly ScoredDraft[]): ScoredDraft | undefined {
  return scoredDrafts
    .filter(({ draft }) => draft.kind !== 'lodging' && draft.slots.startDate?.mention === stay.anchor.mention)
    .toSorted((a, b) => b.draft.probability - a.draft.probability)[0]
}

/**
 * Drops stays that borrow the days of another booking: the night of a flight is not a hotel night, and an evening event
 * may have taken the last day of the surrounding stay for its own. The probability of a draft dropped for the latter
 * raises that of the draft that begins on its day.
 */
export function withoutBorrowedDays(scoredDrafts: readonly ScoredDraft[]): ScoredDraft[] {
  const likely = scoredDrafts.filter(({ probability }) => probability >= minLikely).map(({ draft }) => draft)
  const raised = new Map<ScoredDraft, number>()
  const dropped = new Set<ScoredDraft>()
  for (const one of scoredDrafts) {
    const { draft, probability } = one
    if (draft.kind !== 'lodging') continue
    const others = likely.filter((other) => other !== draft)
    const isEvening = others.some((other) => isPossible(other) && isWithin(draft, other))
    if (!isEvening && !others.some((other) => isJourney(draft, other))) continue
    dropped.add(one)
    const begun = isEvening ? begunWith(draft, scoredDrafts) : undefined
    if (begun) raised.set(begun, Math.max(raised.get(begun) ?? begun.probability, probability))
  }
  return scoredDrafts.flatMap((one) => {
    const probability = raised.get(one)
    return dropped.has(one) ? [] : [probability === undefined ? one : { ...one, probability }]
  })
}
