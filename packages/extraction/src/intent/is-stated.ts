import { matchesOf } from '../kit/matches-of'
import { startsWithCondition } from '../languages/clause-words'
import { isDayDot } from '../languages/day-dots'
import { conceptTag, particleTag, statementTag, type Tag } from '../languages/lexicon'
import { isAsRequested } from '../languages/request-words'
import { isOfTerms } from './cancellation-terms'
import { isHypothetical, isNegated } from './is-hypothetical'

const conditional = particleTag('if')
const deadline = conceptTag('deadline')

/** Whether a phrase marks its sentence as terms: a condition, or a deadline label. */
export const isCondition = ({ ids }: Tag): boolean => ids.includes(conditional) || ids.includes(deadline)

const sentenceEnd = /[.!?;]\s|[。！？]/g
/** Minimum length of a single word that is a statement: a compound such as `stornierungsbestätigung`. */
const longWord = 14
/** Maximum length of a line in which a single word is a statement. */
const shortLine = 60

/** The range of the sentence around an offset of a text. */
export function sentenceAt(text: string, start: number, end: number): [number, number] {
  let [from, to] = [0, text.length]
  for (const { index } of matchesOf(text, sentenceEnd)) {
    if (isDayDot(text, index)) continue
    if (index < start) from = index + 1
    else if (index >= end) {
      to = index
      break
    }
  }
  return [from, to]
}

const isUnspaced = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hiragana}]{3}/u.test(text)

const rangeTags = new Set((['until', 'to'] as const).map(particleTag))
const beforeRange = /\d\.?\s$/u
const behindRange = /^\s(?:\p{L}{2,5}\s){0,2}\d/u
/** What precedes the Hungarian ending for until in a range: `12-től 14-ig`. */
const hungarianRange = /\dt?-?t[oő]l \d{1,2}-?$/u

/** Whether a word for until stands between two days: “vom 12. bis zum 14. Mai wurde storniert” has no condition. */
function isInRange({ start, end, ids }: Tag, text: string): boolean {
  const before = text.slice(0, start)
  const isUntil = ids.some((id) => rangeTags.has(id))
  return hungarianRange.test(before) || (isUntil && beforeRange.test(before) && behindRange.test(text.slice(end)))
}

const cancelled = statementTag('cancelled')
const pending = statementTag('pending')
const negatable = new Set((['confirmed', 'changed', 'cancelled'] as const).map(statementTag))
/** Statements that terms make about any booking: `If your payment is pending`. */
const conditionals = new Set((['cancelled', 'pending', 'waitlisted', 'declined'] as const).map(statementTag))

/**
 * Whether a phrase states the status of this booking: several words without a preceding condition in the sentence, or a
 * single word in a short line. Words in cancellation terms, and negated ones, do not count.
 */
export function isStated(tag: Tag, folded: string, tags: readonly Tag[]): boolean {
  const phrase = folded.slice(tag.start, tag.end)
  const [from, to] = sentenceAt(folded, tag.start, tag.end)
  const conditions = tags.filter(
    (other) =>
      other !== tag && other.start >= from && other.end <= to && isCondition(other) && !isInRange(other, folded),
  )
  if (tag.ids.some((id) => negatable.has(id)) && isNegated(folded.slice(from, tag.start), phrase)) return false
  if (tag.ids.includes(cancelled) && isOfTerms(phrase, folded.slice(tag.end, to))) return false
  if (
    tag.ids.some((id) => conditionals.has(id)) &&
    isHypothetical(folded.slice(from, tag.start), phrase, folded.slice(tag.end, to + 3))
  )
    return false
  if (tag.ids.includes(pending) && isAsRequested(folded.slice(from, tag.start), phrase)) return false
  if (startsWithCondition(folded.slice(from, tag.start))) return false
  const isWhole = phrase.includes(' ') || phrase.length >= longWord || isUnspaced(phrase)
  if (isWhole) return !conditions.some(({ start }) => start < tag.start) && conditions.length < 3
  return folded.length < shortLine && conditions.length === 0
}
