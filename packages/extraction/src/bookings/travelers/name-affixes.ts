import { airlineCode } from '@sextant/places/carriers/airline-name'
import { nameWords } from '../../languages/person-names'
import { isGreetingWord, isTitleWord } from '../../languages/title-words'
import { isLatin } from './name-words'

const minWords = 2
const maxAffixes = 3

const words = (name: string): string[] => name.split(/\s+/).filter((word) => word !== '')

/** Whether the remaining text is still a full name. */
const isWhole = (rest: string): boolean => words(rest).length >= minWords || /\p{L}{2}\/\p{L}{2}/u.test(rest)

/** Words in front of whom a ticket is for: `FUER DOE/JANE`. */
const isFor = /^(?:FUER|FÜR|FOR|POUR|PARA|VOOR|FÖR)$/u

const isGreeting = (word: string): boolean => {
  const { given, family } = nameWords(word)
  return given + family === 0 && isGreetingWord(word)
}

/**
 * Length of a leading word that is not part of the name: a title, age, greeting, or the rest of a code or title, such
 * as `B` of `4B Anna`.
 */
function leadOf(name: string, isBehindDigit: boolean): number {
  const [, lead = '', gap = ''] = /^(\S+)(\s+)(?=\S)/u.exec(name) ?? []
  const isCode = (isBehindDigit && /^\p{Lu}$/u.test(lead)) || (isLatin(lead) && /^\p{P}*\d[\d.:/-]*$/u.test(lead))
  const isSign = /^\p{P}+$/u.test(lead)
  const isNone = isTitleWord(lead) || isGreeting(lead) || isCode || isSign || (name.includes('/') && isFor.test(lead))
  return lead !== '' && isNone ? lead.length + gap.length : 0
}

/** Whether a word is an airline rather than a name: `WestJet`. */
const isAirline = (word: string): boolean => nameWords(word).neither > 0 && airlineCode(word) !== null

/** Length of a trailing word that is not part of the name: a title, age, number, or the next cell's airline. */
function tailOf(name: string): number {
  const [all = '', tail = ''] = /\s+(\S+)$/u.exec(name) ?? []
  return isTitleWord(tail) || isAirline(tail) || /^[\d.:/-]*\d[\d.:/-]*$/.test(tail) ? all.length : 0
}

/**
 * The start and end of a full name within a text, without titles, greetings, ages and the numbers that tables and
 * tickets print next to names. `before` is the preceding text.
 */
export function withoutAffixes(text: string, before: string): [from: number, to: number] {
  let [from, to] = [0, text.length]
  for (let turn = 0; turn < maxAffixes; turn++) {
    const lead = leadOf(text.slice(from, to), from === 0 && /\d$/.test(before))
    if (lead > 0 && isWhole(text.slice(from + lead, to))) from += lead
    const tail = tailOf(text.slice(from, to))
    if (tail > 0 && isWhole(text.slice(from, to - tail))) to -= tail
    if (lead + tail === 0) break
  }
  return [from, to]
}
