import { airlineCode } from '@sextant/places/carriers/airline-name'
import { nameWords } from '../languages/person-names'
import { isGreetingWord, isTitleWord } from '../languages/title-words'
import { isLatin } from './name-words'

const minWords = 2
const maxAffixes = 3

const words = (name: string): string[] => name.split(/\s+/).filter((word) => word !== '')

/** Whether what is left of a name is one in full. */
const isWhole = (rest: string): boolean => words(rest).length >= minWords || /\p{L}{2}\/\p{L}{2}/u.test(rest)

const isGreeting = (word: string): boolean => {
  const { given, family } = nameWords(word)
  return given + family === 0 && isGreetingWord(word)
}

/**
 * How much of a name is a word before it: a title, an age, a greeting, or what is left of a code or of a title, `B` of
 * `4B Anna`.
 */
function leadOf(name: string, isBehindDigit: boolean): number {
  const [, lead = '', gap = ''] = /^(\S+)(\s+)(?=\S)/u.exec(name) ?? []
  const isCode = (isBehindDigit && /^\p{Lu}$/u.test(lead)) || (isLatin(lead) && /^\p{P}*\d[\d.:/-]*$/u.test(lead))
  const isSign = /^\p{P}+$/u.test(lead)
  return lead !== '' && (isTitleWord(lead) || isGreeting(lead) || isCode || isSign) ? lead.length + gap.length : 0
}

/** Whether a word is an airline rather than a name: `WestJet`. */
const isAirline = (word: string): boolean => nameWords(word).neither > 0 && airlineCode(word) !== null

/** How much of a name is a word behind it: a title, an age, a number, or the airline of the next cell. */
function tailOf(name: string): number {
  const [all = '', tail = ''] = /\s+(\S+)$/u.exec(name) ?? []
  return isTitleWord(tail) || isAirline(tail) || /^[\d.:/-]*\d[\d.:/-]*$/.test(tail) ? all.length : 0
}

/**
 * Where a name in full begins and ends within a text: without words that say how to address the person, or how old they
 * are, and without the numbers that tables and tickets have beside it. `before` is what stands in front of the text.
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
