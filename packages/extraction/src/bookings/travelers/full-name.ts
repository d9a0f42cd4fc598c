import { nameWords } from '../../languages/person-names'
import { type Mention, overlaps } from '../../mentions/mention'
import { caseEnding } from '../../mentions/name-patterns'
import type { RankedPerson } from '../draft'
import type { Candidate } from '../roles'
import { withoutAffixes } from './name-affixes'
import { isInflected, nameKey, wordsOf } from './name-words'
import { isNameInFull } from './same-person'

/** Minimum probability for a longer mention of a person to be preferred over part of it. */
const minLonger = 0.4
/** Minimum role probability of a person whose full name is elsewhere on the page. */
const minNamed = 0.5
/** Minimum role probability of a longer mention that is preferred even if it less likely travels on the booking. */
const minWhole = 0.75
const maxWords = 5

/** Scripts whose names have no internal spaces, so that a space separates people. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Whether a mention is part of a longer one. */
const isWithin = (part: Mention, whole: Mention): boolean =>
  part.line === whole.line &&
  part.start >= whole.start &&
  part.end <= whole.end &&
  part.end - part.start < whole.end - whole.start

/** Whether a longer mention adds nothing to the name: only a case ending, or the passenger's sex. */
const isAsLong = (part: Mention, whole: Mention): boolean =>
  part.start === whole.start && part.value === whole.value.replace(caseEnding, '').replace(/ [FM]$/, '')

/** The longer mention around a name: `NOWAK, ANNA` for `ANNA`, `Anna Nowak-Berg` for `Anna Nowak`. */
function longerMention({ mention }: Candidate, persons: readonly RankedPerson[]): Candidate | undefined {
  if (unspaced.test(mention.value)) return undefined
  const likely = persons.filter(({ probability }) => probability >= minLonger)
  const others = likely.filter(({ candidate }) => !overlaps(candidate.mention, mention))
  const longer = likely.filter(
    ({ candidate: { mention: other } }) =>
      isWithin(mention, other) &&
      !isAsLong(mention, other) &&
      !/[\d@:&]/.test(other.value) &&
      wordsOf(other.value).length <= maxWords &&
      !others.some(({ candidate }) => isWithin(candidate.mention, other)),
  )
  const whole = persons.filter(
    ({ candidate: { mention: other, roles } }) =>
      (roles.traveler ?? 0) >= minWhole &&
      isWithin(mention, other) &&
      !isAsLong(mention, other) &&
      nameWords(other.value.replace(mention.value, '')).neither === 0 &&
      /^[\p{L}\p{M}.'’, -]+$/u.test(other.value) &&
      wordsOf(other.value).length <= maxWords &&
      !likely.some(({ candidate }) => !overlaps(candidate.mention, mention) && isWithin(candidate.mention, other)),
  )
  return (longer.length > 0 ? longer : whole).toSorted((a, b) => b.probability - a.probability)[0]?.candidate
}

/** The only person on the page whose full name contains this single given or family name. */
function namedElsewhere({ mention }: Candidate, persons: readonly RankedPerson[]): Candidate | undefined {
  const [word = '', ...others] = wordsOf(mention.value)
  if (others.length > 0 || unspaced.test(word)) return undefined
  const named = persons.filter(({ candidate: { mention: other, roles } }) => {
    const words = wordsOf(other.value)
    return (roles.traveler ?? 0) >= minNamed && words.length > 1 && words.length <= maxWords && words.includes(word)
  })
  const names = new Set(named.map(({ candidate }) => nameKey(candidate.mention.value)))
  return names.size === 1 ? named[0]?.candidate : undefined
}

/** Whether a text with a comma is likely two names: `Anna Nowak, Jan Berg`. */
const isTwoNames = (value: string): boolean =>
  value.includes(',') && value.split(',').every((part) => wordsOf(part).length > 1)

const withoutTitles = (name: string): string => name.slice(...withoutAffixes(name, ''))

/** The only person on the page whose name is written here with an initial or without a middle name. */
function inFull({ mention }: Candidate, persons: readonly RankedPerson[]): Candidate | undefined {
  const named = persons.filter(
    ({ candidate: { mention: other, roles } }) =>
      (roles.traveler ?? 0) >= minNamed &&
      wordsOf(other.value).length <= maxWords &&
      !isTwoNames(other.value) &&
      !/[\d@:&]/.test(other.value) &&
      isNameInFull(withoutTitles(other.value), mention.value),
  )
  const names = new Set(named.map(({ candidate }) => nameKey(withoutTitles(candidate.mention.value))))
  return names.size === 1 ? named[0]?.candidate : undefined
}

/** The only name that makes up a line and begins with this one of several words: `BERG ANNA MARIA` for `BERG ANNA`. */
function inLine({ mention }: Candidate, persons: readonly RankedPerson[]): Candidate | undefined {
  const words = wordsOf(mention.value)
  const longer = persons.filter(({ candidate: { mention: other, roles } }) => {
    const all = wordsOf(other.value)
    return (
      other.form === 'line' &&
      (roles.traveler ?? 0) >= minNamed &&
      /^[\p{L}\p{M}.'’ -]+$/u.test(other.value) &&
      all.length === words.length + 1 &&
      words.every((word, at) => all[at] === word)
    )
  })
  const names = new Set(longer.map(({ candidate }) => nameKey(candidate.mention.value)))
  return words.length > 1 && names.size === 1 ? longer[0]?.candidate : undefined
}

/** The person on the page whose name is written here in another grammatical case. */
const listedAs = ({ mention }: Candidate, persons: readonly RankedPerson[]): Candidate | undefined =>
  persons.find(
    ({ candidate: { mention: other, roles } }) =>
      (roles.traveler ?? 0) >= minNamed && isInflected(mention.value, other.value),
  )?.candidate

/** A traveler's full name as listed on the page, if it has one. */
export const fullName = (traveler: Candidate, persons: readonly RankedPerson[]): Candidate =>
  longerMention(traveler, persons) ??
  namedElsewhere(traveler, persons) ??
  inFull(traveler, persons) ??
  inLine(traveler, persons) ??
  listedAs(traveler, persons) ??
  traveler
