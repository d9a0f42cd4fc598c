import { nameWords } from '../../languages/person-names'
import { placeKinds } from '../../languages/place-words'
import { mentionAt } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'

/** Number of body lines at the top of an email that may contain a salutation. */
const firstLines = 4

/**
 * Capitalized words at the start of a longer sentence: `Ada Lovelace, your reservation has been changed`, `Thanks Ada
 * Lovelace, your confirmation number is`.
 */
const addressed = /^(\p{Lu}[\p{L}'’-]+(?: (?:\p{Ll}{1,3} )?\p{Lu}[\p{L}'’-]+){1,4})[,،] ?\p{Ll}/u

/**
 * The full name that a line addresses, optionally after another word. It must start with a given name and not be a
 * place name.
 */
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
 * If a page names no traveler, assigns its bookings to the person addressed by full name in the first sentence, unless
 * that person is the forwarder.
 */
export function withAddressee(bookings: readonly Booking[], { context }: Pick<AssembledPage, 'context'>): Booking[] {
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
