import { nameWords } from '../languages/person-names'
import { placeKinds } from '../languages/place-words'
import { mentionAt } from '../mentions/mention'
import type { Line } from '../page/page'
import type { Assembled } from './assemble'
import type { Booking } from './resolve'
import { type Candidate, unscoredCandidate } from './roles'

/** Lines of the body from which somebody is addressed at the beginning of an email. */
const firstLines = 4

/**
 * Capitalized words at the beginning of a sentence that goes on: `Ada Lovelace, your reservation has been changed`,
 * `Thanks Ada Lovelace, your confirmation number is`.
 */
const addressed = /^(\p{Lu}[\p{L}'’-]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’-]+){1,4})[,،] ?\p{Ll}/u

/** The full name that a line addresses, maybe behind a word: from a given name on, and no name of a place. */
function nameIn(line: Line): Candidate | undefined {
  const [, words = ''] = addressed.exec(line.text) ?? []
  const [first = '', ...others] = words.split(' ')
  const given = [first, others[0] ?? ''].findIndex((word) => nameWords(word).given > 0)
  const name = given > 0 ? others.join(' ') : words
  if (given < 0 || !name.includes(' ') || placeKinds(name).size > 0) return undefined
  const mention = mentionAt(line, 'text', words.length - name.length, name, name, 'addressed', '')
  return unscoredCandidate(mention)
}

/**
 * Gives the bookings of a page that names no traveler the person whom its first sentence addresses by full name, other
 * than who forwards it.
 */
export function withAddressee(bookings: readonly Booking[], { context }: Pick<Assembled, 'context'>): Booking[] {
  const { page } = context.read
  if (bookings.some(({ draft }) => draft.travelers.length > 0)) return [...bookings]
  const [addressee] = page.lines
    .filter(
      ({ origin, isHidden, isQuoted, isHeader, isForwardingNote }) =>
        origin === 'body' && !isHidden && !isQuoted && !isHeader && !isForwardingNote,
    )
    .slice(0, firstLines)
    .flatMap((line) => nameIn(line) ?? [])
  if (!addressee || addressee.mention.value === page.forwarder) return [...bookings]
  return bookings.map((booking) => ({ ...booking, draft: { ...booking.draft, travelers: [addressee] } }))
}
