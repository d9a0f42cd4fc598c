import { conceptTag, particleTag, type Tag } from '../languages/lexicon'

const conditional = particleTag('if')
const deadline = conceptTag('deadline')

/** Whether a phrase makes a sentence one of terms: a condition, or a label of deadlines. */
export const isCondition = ({ ids }: Tag): boolean => ids.includes(conditional) || ids.includes(deadline)

const sentenceEnd = /[.!?;]\s|[。！？]/g
/** A phrase of one word is a statement from this length on: a compound such as `stornierungsbestätigung`. */
const longWord = 14
/** A word alone is a statement in a line that is no longer. */
const shortLine = 60

/** Where the sentence around a place of a text begins and ends. */
function sentenceAt(text: string, start: number, end: number): [number, number] {
  let [from, to] = [0, text.length]
  for (const { index } of text.matchAll(sentenceEnd)) {
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

/**
 * Whether a phrase states what has become of this booking: several words without a condition before them in their
 * sentence, or one word alone in a short line. A word in the terms of cancelling states nothing.
 */
export function isStated(tag: Tag, folded: string, tags: readonly Tag[]): boolean {
  const phrase = folded.slice(tag.start, tag.end)
  const [from, to] = sentenceAt(folded, tag.start, tag.end)
  const conditions = tags.filter(
    (other) => other !== tag && other.start >= from && other.end <= to && isCondition(other),
  )
  const isWhole = phrase.includes(' ') || phrase.length >= longWord || isUnspaced(phrase)
  if (isWhole) return !conditions.some(({ start }) => start < tag.start) && conditions.length < 3
  return folded.length < shortLine && conditions.length === 0
}
