import { conjunctions } from '../../languages/conjunctions'
import { nameWords } from '../../languages/person-names'
import { placeKinds } from '../../languages/place-words'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { nameKey } from './name-words'

const name = "\\p{Lu}[\\p{L}\\p{M}'’-]+"
const and = `\\s(?:${conjunctions}|&|\\+)\\s`
/** Given names in front of a full name, which they share the surname of: `Ruth, Ben and ` before `Ella Harris`. */
const givenBefore = new RegExp(
  `(?<![\\p{L}\\p{M}'’/-])(?<!\\p{Lu}[\\p{L}\\p{M}'’.-]* )((?:${name},\\s)*${name}${and})$`,
  'u',
)
/** Maximum number of characters before a name that may be given names. */
const reach = 80
/** A word in lower case in front of a given name that is not known as one: `for Geoff and Linda Palmer`. */
const behindWord = /(?<!\p{L})\p{Ll}{2,8} $/u
const separator = new RegExp(`,\\s|${and}`, 'u')

/** The people who share the surname of a traveler and whose given names stand before theirs. */
function relativesOf(traveler: Candidate, text: string): Candidate[] {
  const { mention } = traveler
  const words = mention.value.split(' ')
  const [first = '', surname = ''] = [words[0], words.at(-1)]
  const before = text.slice(Math.max(0, mention.start - reach), mention.start)
  const given = givenBefore.exec(before)?.[1]
  if (given === undefined || words.length < 2 || nameWords(first).given === 0) return []
  const names = given.split(separator).filter((one) => one !== '')
  if (names.some((one) => nameWords(one).given === 0 && placeKinds(one).size > 0)) return []
  if (names.every((one) => nameWords(one).given === 0) && !behindWord.test(before.slice(0, -given.length))) return []
  return names.map((one) => {
    const start = text.lastIndexOf(one, mention.start - 1)
    return { ...traveler, mention: { ...mention, start, end: start + one.length, value: `${one} ${surname}` } }
  })
}

/** Adds the people whose given names stand before a traveler's full name: “for Geoff and Linda Palmer”. */
export function withSharedSurnames(bookings: readonly Booking[], { context }: AssembledPage): readonly Booking[] {
  const { lines } = context.read.page
  return bookings.map((booking) => {
    const { travelers } = booking.draft
    const known = new Set(travelers.map(({ mention }) => nameKey(mention.value)))
    const all = travelers.flatMap((one) => {
      const relatives = relativesOf(one, lines[one.mention.line]?.text ?? '')
      return [...relatives.filter(({ mention }) => !known.has(nameKey(mention.value))), one]
    })
    return all.length === travelers.length ? booking : { ...booking, draft: { ...booking.draft, travelers: all } }
  })
}
