// Sentences about money that is returned, on words as `folded` writes them.
import { hasRefunded } from './refunded-words'

/** What stands before an amount that is returned: “we will refund EUR 60.00”. */
const refundedBefore =
  /(?<!\p{L})(?:(?:have|has|been|were|was) (?:already )?refunded(?: you)?|(?:we|i)(?: will|['’]ll)? refund(?: you)?|wir erstatten ihnen|erstatten wir ihnen|nous vous remboursons|vous (?:serez|avez ete) rembourse(?:e|s|es)? de|(?:te|le) (?:reembolsaremos|devolveremos|hemos reembolsado|hemos devuelto)|(?:ti|le) (?:rimborseremo|abbiamo rimborsato|rimborsiamo)|(?:we|wij) betalen(?: u| je)?|(?:reembolsaremos|devolveremos|reembolsamos)(?: o valor de)?|vi (?:aterbetalar|refunderer|tilbagebetaler|tilbakebetaler)|zwracamy|zwrocimy|vratime vam|vracime vam|vraciame vam|palautamme|hyvitamme|va rambursam|va vom rambursa) $/u

/** What stands after an amount that is returned: “EUR 60.00 will be refunded”. */
const refundedAfter =
  /^,? ?(?:(?:has been|was|have been|were|will be|is being|(?:wurden?|werden?|wird)(?: ihnen)?(?: \p{L}{1,14}){0,6}?|(?:vous )?(?:a ete|sera|seront|est)(?: \p{L}{1,14})?|(?:le |te )?(?:ha sido|han sido|sera|seran)|(?:ti |le )?(?:e stato|sara|verra|saranno)|(?:wordt|worden|is|zijn)(?: \p{L}{1,14}){0,6}?|(?:foi|sera|serao)|(?:har|ar|er|blir|bliver|ble|blev|vil bli|vil blive)(?: blitt| blevet)?|(?:zostanie|zostala|zostalo|zostana)|(?:bude|budou|budu|byla|bola)(?: \p{L}{1,6})?|(?:a fost|va fi|vor fi)|on|будет|будут|была) (?:refunded|(?:zuruck)?erstattet|gutgeschrieben|rembourse(?:e|s|es)?|reembolsad[oa]s?|devuelt[oa]s?|rimborsat[oaie]|terugbetaald|teruggestort|aterbetalt?s?|aterbetalats|refundere?t|tilbagebetalt|tilbakebetalt|zwrocon[aey]|vracen[aoy]?|vraten[aoye]?|rambursat[ae]?|palautettu|hyvitetty|возвращен[аоы]?)|(?:aterbetalas|refunderes|tilbagebetales|tilbakebetales|palautetaan|hyvitetaan|visszateritj(?:uk|ik)|visszateritesre kerul|iade edil(?:ecektir|di|mistir)))(?!\p{L})/u

/** A difference in price, right before its amount: “the fare difference of EUR 60.00”. */
const differenceBefore =
  /(?<!\p{L})\p{L}{0,14}(?:difference|differenz\p{L}*|unterschied\p{L}*|diferencia|diferenca|differenza|verschil|skillnad\p{L}*|forskel\p{L}*|mellanskillnad\p{L}*|roznic\p{L}+|rozdil\p{L}*|rozdiel\p{L}*|kulonboz\p{L}+|erotu\p{L}+|diferent\p{L}+|разниц\p{L}+|різниц\p{L}+|διαφορα|fark\p{L}*)[^.!?;:]{0,36}$/u
/** The same behind its amount: Hungarian `A 70,00 EUR különbözetet`, Turkish `70,00 EUR farkı`. */
const differenceAfter = /^ (?:osszegu )?(?:\p{L}{1,12} )?(?:\p{L}{0,8}kulonboz\p{L}+|fark[ıi]?)(?!\p{L})/u
const refunds =
  /(?<!\p{L})(?:refund(?:ed|s)?|(?:zuruck)?erstatten|(?:zuruck)?erstattet|gutgeschrieben|remboursons|rembourse(?:e|s|es|rons)?|reembols(?:amos|aremos|ad[oa]s?)|devol(?:vemos|veremos|vido|vida)|devuelt[oa]|rimbors(?:iamo|eremo|at[oa])|terugbetaald|teruggestort|storten (?:wij|we)|betalen (?:wij|we)|aterbetal(?:ar|as|ats|at)|refunder(?:er|es|et)|tilbagebetal(?:er|es|t)|tilbakebetal(?:er|es|t)|zwr(?:acamy|ocimy|ocilismy|ocona|oci)|vrat(?:ime|ili|ena|i)|vrac(?:ime|ena|iame)|palaut(?:amme|etaan|ettu)|hyvit(?:amme|etaan|etty)|visszaterit\p{L}*|ramburs(?:am|ata|eaza)|вернули|верн[её]м|возвраща\p{L}*|возвращен\p{L}*|повернемо|повернули|επιστρ[εε]φ\p{L}*|επιστραφ\p{L}*|iade (?:edildi|edilecek\p{L}*|edilmistir|ediyoruz))(?!\p{L})/u
const negated = /(?<!\p{L})(?:not|no|nicht|kein\p{L}*|pas|non|niet|geen|nao|inte|ikke|nie|ne|nem|nu|не|δεν)(?!\p{L})/u

/** Stems of words for what is returned. */
const refundStems =
  /refund|erstatt|rembours|reembols|devuel|devol|rimbors|terugbetaa?l|restitu|aterbetal|tilbagebetal|tilbakebetal|zwrac|zwroc|zwrot|vrac|vrat|palaut|hyvit|visszaterit|ramburs|возвр|поверн|επιστρ|iade/u
/** Words that say in one that nothing is returned: “non-refundable”, Finnish `ei palauteta`, Turkish `iade edilmez`. */
const unrefunded =
  /(?<!\p{L})non[- ]?(?:refundable|remboursable|rimborsabile)|(?<!\p{L})ei (?:palaut|hyvit)|iade edilme|невозврат|безповорот/u

/** The sentence around an amount, from the folded text before and after it, and its two parts. */
function sentenceAround(before: string, after: string): { own: string; rest: string; sentence: string } {
  const own = before.slice(Math.max(...['.', '!', '?', ';'].map((end) => before.lastIndexOf(`${end} `) + 1)))
  const rest = /^[^.!?;]*/u.exec(after)?.[0] ?? ''
  return { own, rest, sentence: `${own} ${rest}` }
}

/**
 * Whether a sentence says that an amount is not returned, from the folded text before and after it: “the difference of
 * EUR 60.00 is not refundable”. It costs nothing more.
 */
export function isKept(before: string, after: string): boolean {
  const { sentence } = sentenceAround(before, after)
  return unrefunded.test(sentence) || (negated.test(sentence) && refundStems.test(sentence))
}

/** Whether a sentence returns a difference, from the folded text before and after its amount. */
function refundsDifference(before: string, after: string): boolean {
  const { own, rest, sentence } = sentenceAround(before, after)
  const isNamed = differenceBefore.test(own) || differenceAfter.test(rest)
  return isNamed && refunds.test(sentence) && !negated.test(sentence)
}

/** Whether a difference is returned, or is said not to be, from the folded text before and after its amount. */
export const isNoCost = (before: string, after: string): boolean =>
  refundsDifference(before, after) || isKept(before, after)

/** Whether the sentence of an amount says that the sender has returned it. */
function isReturned(before: string, after: string): boolean {
  const { own, rest } = sentenceAround(before, after)
  return hasRefunded(own, rest)
}

/** Whether an amount was refunded, from the folded text before and after it. */
export const isRefunded = (before: string, after: string): boolean =>
  refundsDifference(before, after) ||
  isReturned(before, after) ||
  /\b(?:have|has|been|were|was) (?:already )?refunded(?: you)? $/.test(before) ||
  /^ (?:has been|was|have been|were|wurden?|a ete|ha sido|e stato) (?:refunded|erstattet|zuruckerstattet|rembourse|reembolsado|rimborsato)/.test(
    after,
  )

/** Whether an amount will be refunded, from the folded text before and after it. */
export const willBeRefunded = (before: string, after: string): boolean =>
  refundedBefore.test(before) || refundedAfter.test(after)
