import type { Context } from '../../links/context'
import { readingOrder } from '../../mentions/mention'
import type { ScoredDraft } from '../draft'
import type { Candidate } from '../roles'

/** What stands between the first and last day of a range: `30.09.2027 – 03.10.2027`. */
const dash = /^\.?\s*(?:\([^()]{1,14}\)\s*)?(?:[-–—~〜]|→|->)\s*(?:\p{L}{2,12}\.?,? )?$/u
/** The same in words, in a line that names the hotel: `22 okt t/m 25 okt 2026`. */
const until =
  /^\.?,?\s*(?:[-–—]|t\/m|tot(?: en met)?|to|until|till|bis|au|al|ao|till|til|do|до)\s*(?:\p{L}{2,12}\.?,? )?$/u
/** Probability from which a stay keeps an end outside the range that it begins. */
const sureEnd = 0.9
/** Factor of the probability of a stay that begins elsewhere and ends with a range that another one begins. */
const share = 0.2

/** A first day and the last day behind it in its line. */
interface Range {
  first: Candidate
  last: Candidate
}

/** The pairs of days that a dash joins. */
function rangesOf(candidates: readonly Candidate[], { read: { page } }: Context, joint = dash): Range[] {
  const days = candidates
    .filter(({ mention }) => mention.type === 'date')
    .toSorted((a, b) => readingOrder(a.mention) - readingOrder(b.mention))
  return days.flatMap((first, at) => {
    const last = days[at + 1]
    const { line, end, value } = first.mention
    if (!last || last.mention.line !== line || last.mention.value <= value) return []
    const between = page.lines[line]?.text.slice(end, last.mention.start) ?? ''
    return joint.test(between) ? [{ first, last }] : []
  })
}

/** Begins stays on the first day of the range that ends them and stands in one line with their hotel. */
function withOwnFirstDays(
  scored: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
): ScoredDraft[] {
  const isStay = ({ draft: { kind, anchor } }: ScoredDraft): boolean =>
    kind === 'lodging' && anchor.mention.type === 'date'
  const ranges = scored.some(isStay) ? rangesOf(candidates, context, until) : []
  return scored.map((one) => {
    const { anchor, slots } = one.draft
    const own = isStay(one) ? ranges.find(({ last }) => last.mention === slots.endDate?.mention) : undefined
    const isOwn = own && own.last.mention.line === slots.place?.mention.line && own.first.mention !== anchor.mention
    return isOwn ? { ...one, draft: { ...one.draft, anchor: own.first } } : one
  })
}

/**
 * Ends stays with the range of days that they begin, where they doubtfully ended with another day, and doubts those
 * that begin elsewhere but end with a range that another stay begins. In itineraries, stays follow one another, so that
 * the last day of one may be the first of the next.
 */
export function withRanges(
  all: readonly ScoredDraft[],
  candidates: readonly Candidate[],
  context: Context,
): ScoredDraft[] {
  const scored = withOwnFirstDays(all, candidates, context)
  const ranges = rangesOf(candidates, context)
  const stays = scored.filter(({ draft }) => draft.kind === 'lodging')
  if (ranges.length < 2 || stays.length < 2) return [...scored]
  const begins = ({ first }: Range): boolean => stays.some(({ draft }) => draft.anchor.mention === first.mention)
  return scored.map((one) => {
    const { draft, probability } = one
    if (draft.kind !== 'lodging') return one
    const { anchor, slots, slotProbabilities } = draft
    const own = ranges.find(({ first }) => first.mention === anchor.mention)
    const end = slots.endDate?.mention
    if (own && end?.value !== own.last.mention.value) {
      if ((slotProbabilities.endDate ?? 0) >= sureEnd) return one
      return { ...one, draft: { ...draft, slots: { ...slots, endDate: own.last } } }
    }
    const other = own ? undefined : ranges.find(({ last }) => last.mention.value === end?.value)
    const isOther = other && begins(other) && other.first.mention.value !== anchor.mention.value
    return isOther ? { ...one, probability: probability * share } : one
  })
}
