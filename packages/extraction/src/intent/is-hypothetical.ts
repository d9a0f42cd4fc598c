import { folded } from '../kit/fold'
import { endsWithPronoun, isWithinClause } from '../languages/clause-words'
import { saysOtherwise } from '../languages/otherwise-words'
import { isRequested } from '../languages/request-words'
import { endsWithRestriction } from '../languages/restriction-words'

/** What follows a statement that is a condition or a time: `취소된 경우`, `iptal edildiğinde`, `キャンセルされた場合`. */
const afterwards = /^[\p{L}\p{M}]{0,6}\s?(?:경우|때|場合|際|のち|后|後|时|時)|^(?:g[iu]nde|kten|ktan)|^\skhong\s/u
const question = /^[^.!?？؟;\n。！]*(?:[?？؟]|;(?=\s\p{Script=Greek}))/u

/** Negations before phrases. The Romanian one also means "now" in Dutch and Scandinavian languages. */
const negations = [
  '(?:not|noch nicht|nicht|niet|inte|ikke|ei|ei ole|nie|nem|nao|nije|nisu|non|pas|не|δεν|khong|chua|belum|tidak)(?: (?:yet|been|be|longer|mehr|meer|encore|ainda|foi|esta|e|est|ole|je|byl|byla))?',
  'no(?: (?:esta|ha sido|fue|se ha|han sido))?',
  'nu (?:a fost|este|e|sunt|au fost)',
]
/** A negation right before a phrase: `not confirmed`, `noch nicht bestätigt`, `no está confirmada`, `未確認`. */
const negated = new RegExp(String.raw`(?:(?:^|[\s'’])(?:${negations.join('|')})\s|[未没沒])$`, 'u')

/** A Romanian negation, and the verb of a phrase that tells it from the word for now in other languages. */
const romanianNot = /(?:^|\s)nu $/u
const romanianVerb = /^(?:a|au|este|e|sunt) /u

/**
 * Whether a phrase is denied.
 * @param before the folded text of its sentence before it
 * @param phrase the folded phrase
 */
export const isNegated = (before: string, phrase = ''): boolean =>
  negated.test(before) || (romanianVerb.test(phrase) && romanianNot.test(before))

/** A verb of the sender, before which a pronoun is a conjunction: `le confirmamos que hemos anulado`. */
const bySender = /^(?:we|i|hemos|he|abbiamo|ho|avons|ai|temos|tenho|cancelamos|anulamos)(?!\p{L})/u
/** Number of letters before and after a phrase that are examined. */
const reach = 200
const lastSentence = /(?:[^.!?？؟。！\n]|\.(?=\S))*$/u

/**
 * Whether a phrase about a cancellation states none of this booking: a question, a request, the consequence of
 * something not done, a clause about any time, or about any booking, or the end of a restriction.
 * @param text the text before the phrase
 * @param phrase the phrase; one that begins with who has cancelled is about a booking of theirs
 * @param after what follows it
 */
export function isHypothetical(text: string, phrase: string, after: string): boolean {
  const before = folded(lastSentence.exec(text.slice(-reach))?.[0] ?? '')
  const rest = folded(after.slice(0, reach))
  return (
    question.test(rest) ||
    afterwards.test(rest) ||
    (endsWithPronoun(before) && !bySender.test(folded(phrase))) ||
    isWithinClause(before) ||
    isRequested(before, rest) ||
    endsWithRestriction(before) ||
    saysOtherwise(before)
  )
}
