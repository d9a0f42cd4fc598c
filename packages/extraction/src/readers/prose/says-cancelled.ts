import { isStated } from '../../intent/is-stated'
import { mentionsCancelling } from '../../intent/without-terms'
import { folded } from '../../kit/fold'
import { languagesOf, statementTag, tagsOf } from '../../languages/lexicon'
import { unspaced } from '../../languages/phrases-in'

const cancelled = statementTag('cancelled')
/** Phrases of the sender, who may have cancelled something else (`cancelled-by-sender.ts`). */
const bySender = /^(?:we|i|wir|nous|wij|vi) /u

/**
 * Whether a sentence says that something was cancelled, in a phrase of several words in any language: `er blevet
 * annulleret`, `har avbokats`. Single words and headings of terms only count in certain positions, which sentences do
 * not have.
 */
export function saysCancelled(sentence: string): boolean {
  const low = folded(sentence)
  if (!mentionsCancelling.test(low)) return false
  const tags = tagsOf(low, languagesOf([low]))
  const isPhrase = (phrase: string): boolean =>
    (phrase.includes(' ') && !bySender.test(phrase)) || (unspaced.test(phrase) && phrase.length > 4)
  const phrases = tags.filter(({ ids, start, end }) => ids.includes(cancelled) && isPhrase(low.slice(start, end)))
  return phrases.some((tag) => isStated(tag, low, tags))
}
