import { fold } from '../kit/fold'
import { namePartsOf } from '../travelers/name-key'
import type { SegmentDraft } from './draft'

type Travelers = Pick<SegmentDraft, 'travelers'>

/** A greeting, which names the recipient. */
const greeting =
  /^[\s>]*(?:dear|hello|hi|hey|good \p{L}+|guten \p{L}+|hallo|liebe[r]?|sehr geehrte[r]?|bonjour|ch[eè]re?|cher|estimad[oa]s?|hola|gentile|ciao|beste|geachte|kære|hei|hej|prezad[oa]|ol[aá])(?!\p{L})[^,:!;–-]{0,60}[,:!;–-]/iu

/** Words before the name of the traveler whose part it is. */
const leading =
  'for|of|für|von|pour|de|para|per|di|voor|van|för|passenger|traveller|traveler|guest|passagier|reisender|gast|passager|voyageur|pasajero|viajero|passeggero|viaggiatore|passageiro|reiziger|mr|mrs|ms|herr|frau|mme|sr|sra'
/**
 * Whether a cancellation's text refers to this traveler, out of all in the booking: “Ada's part of booking K7Q2MX has
 * been cancelled” leaves the others. If it names none of them, all are meant.
 */
export function isMeantTraveler(words: readonly string[], one: Travelers, all: readonly Travelers[]): boolean {
  return isNamedTraveler(words, one, all) || !all.some((other) => isNamedTraveler(words, other, all))
}

/** Whether a text names this traveler, out of all in the booking. */
export function isNamedTraveler(
  words: readonly string[],
  { travelers }: Travelers,
  all: readonly Travelers[],
): boolean {
  const sentences = words.map((sentence) => ` ${foldedWords(sentence.replace(greeting, ' '))} `)
  return travelers.some((name) => sentences.some((sentence) => isNamedIn(sentence, name, all)))
}

/** Folds text, with a possessive ending as a separate word, and an elided preposition in full. */
const foldedWords = (sentence: string): string =>
  fold(
    sentence.replaceAll(/['’´`](s?)(?!\p{L})/gu, ' genitivus ').replaceAll(/(?<!\p{L})[dD]['’´`](?=\p{L})/gu, 'de '),
  ).trim()

/** Endings of names whose owner is meant, without an apostrophe: `Jörg Müllers resa`, `Ada Lovelacen lippu`. */
const genitive = 's|n|in|'

function isNamedIn(sentence: string, name: string, all: readonly Travelers[]): boolean {
  const parts = namePartsOf(name)
  const [first] = parts
  if (first === undefined) return false
  const last = parts.at(-1) ?? first
  const isIn = (part: string): boolean => new RegExp(` ${part}(?:${part === last ? genitive : ''}) `).test(sentence)
  const full = parts.length > 1 && parts.every(isIn)
  if (full) return !isAgent(sentence, parts)
  const distinctive = parts.filter((part) => part.length > 1 && countOf(part, all) === 1)
  return distinctive.some((part) => new RegExp(` (?:${leading}) ${part} | ${part} genitivus `).test(sentence))
}

/**
 * Whether a sentence says that the person with this name cancelled something. Some words only mean this around the
 * verb: “wurde von Ada storniert” says who did it, while “die Fahrkarte von Ada wurde storniert” only says whose ticket
 * it was.
 */
function isAgent(sentence: string, parts: readonly string[]): boolean {
  const name = `(?:\\S+ )?(?:${parts.join('|')})`
  const patterns = [
    `(?:by|durch|par|por|pel[ao]|door) ${name}`,
    `(?:wurden?|wird|werden) (?:\\S+ )*?von ${name} (?:\\S+ )*?(?:storniert|annulliert|abgesagt|gekundigt)`,
    `(?:stat[oaie]|viene|vengono) (?:\\S+ )*?da ${name}`,
    `(?:avboka\\w+|avbestil\\w+|annuller\\w+|aflys\\w+) (?:\\S+ )*?(?:av|af) ${name}`,
    `(?:${parts.join('|')}) cancell?ed`,
  ]
  return new RegExp(` (?:${patterns.join('|')}) `).test(sentence)
}

/** Number of travelers with a part in their names. */
const countOf = (part: string, all: readonly Travelers[]): number =>
  new Set(
    all.flatMap(({ travelers }) =>
      travelers
        .map((name) => namePartsOf(name))
        .filter((parts) => parts.includes(part))
        .map((parts) => parts.join(' ')),
    ),
  ).size
