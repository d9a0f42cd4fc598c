import { saysDriver } from '../languages/driver-words'
import { isHolderBetween } from '../languages/holder-words'
import { particleTag } from '../languages/lexicon'
import { unspaced } from '../languages/phrases-in'
import type { Context } from '../links/context'
import type { Mention } from '../mentions/mention'
import type { Assembled } from './assemble'
import { nameKey, wordsOf } from './name-words'
import type { Booking } from './resolve'

const titleTag = particleTag('title')
/** What separates what is said of a name from what stands before it. */
const clause = /[.·•|;/。、](?=\s|$)\s*|、/u
/** Maximum length of what is said of a name before it. */
const maxClause = 40

/** What stands before a name in its line, without its title, and behind it. */
function textsAround({ line, start, end }: Mention, { read }: Context): [before: string, behind: string] {
  const { text = '' } = read.page.lines[line] ?? {}
  const title = (read.tags[line] ?? []).find(
    (tag) => tag.end <= start && start - tag.end < 3 && tag.ids.includes(titleTag),
  )
  return [text.slice(0, title?.start ?? start), text.slice(end)]
}

/** Whether what stands before a name, or in brackets behind it, says that it is a driver's. */
function isNamedAsDriver(mention: Mention, context: Context): boolean {
  const [text, rest] = textsAround(mention, context)
  const own = text.split(clause).at(-1) ?? ''
  const { left = [], above = [] } = context.neighbors[mention.line] ?? {}
  const before = text.trim() === '' ? [left[0]?.text ?? '', above[0]?.text ?? ''] : [own]
  const behind = /^\s?[(（]([^()（）]{3,30})[)）]/u.exec(rest)?.[1] ?? ''
  return [...before.map((one) => one.slice(-maxClause)), behind].some(saysDriver)
}

/** Whether a name is one that something is booked in, by what stands around it. */
function isHolder(mention: Mention, context: Context): boolean {
  const [text, rest] = textsAround(mention, context)
  const { left = [], above = [] } = context.neighbors[mention.line] ?? {}
  const before = text.trim() === '' ? [left[0]?.text ?? '', above[0]?.text ?? ''] : [text]
  return before.some((one) => isHolderBetween(one, rest))
}

/** Kinds of booking that are in the name of one of several travelers, and how a page says so within some lines. */
const inOneName = {
  car: { isNamed: isNamedAsDriver, lines: 15 },
  restaurant: { isNamed: isHolder, lines: 5 },
} as const
const isInOneName = (kind: Booking['kind']): kind is keyof typeof inOneName => kind in inOneName

/** Whether one of two names has all words of the other. */
const isWithin = (name: readonly string[], other: readonly string[]): boolean =>
  (name.length > 1 || name.some((word) => unspaced.test(word))) && name.every((word) => other.includes(word))

/** A booking with those of its travelers alone whose names these are; as it is if they are of none. */
function withTravelersNamed(booking: Booking, names: readonly string[][]): Booking {
  const travelers = booking.draft.travelers.filter(({ mention }) => {
    const words = wordsOf(mention.value)
    return names.some((name) => isWithin(words, name) || isWithin(name, words))
  })
  return travelers.length > 0 ? { ...booking, draft: { ...booking.draft, travelers } } : booking
}

/** What stands between two names of a list: a comma or a short word such as `and`. */
const between = /^\s*(?:[,、，;&+/]|\p{L}{1,4})?\s*(?:\p{L}{1,4}\.?)?\s*$/u

/** Names with the travelers that follow them in a list: `in the name of Anna and Piotr Nowak`. */
function withFollowing(named: readonly Mention[], { travelers }: Booking['draft'], { read }: Context): Mention[] {
  const keys = new Set(travelers.map(({ mention }) => nameKey(mention.value)))
  const others = read.mentions.filter(({ type, value }) => type === 'text' && keys.has(nameKey(value)))
  const all = [...named]
  for (const one of all) {
    const text = read.page.lines[one.line]?.text ?? ''
    for (const other of others)
      if (
        other.line === one.line &&
        other.start >= one.end &&
        between.test(text.slice(one.end, other.start)) &&
        !all.includes(other)
      )
        all.push(other)
  }
  return all
}

/**
 * Rental cars with their drivers alone, and tables with those in whose name they are, if a page says so near them: the
 * others of a trip are not named for it. A car or table of which nothing is said is of all who travel, and so is one
 * that nothing else is booked with.
 */
export function withHolders(bookings: readonly Booking[], { context }: Assembled): Booking[] {
  return bookings.map((booking) => {
    const { kind, draft } = booking
    const alike = bookings.filter((other) => other.kind === kind)
    if (!isInOneName(kind) || draft.travelers.length < 2 || alike.length === bookings.length) return booking
    const { isNamed, lines } = inOneName[kind]
    const named = context.read.mentions.filter((mention) => mention.type === 'text' && isNamed(mention, context))
    const names = withFollowing(named, draft, context).map(({ line, value }) => ({ line, words: wordsOf(value) }))
    const near = names.filter(({ line }) => Math.abs(line - draft.anchor.mention.line) <= lines)
    const own = near.length > 0 || alike.length > 1 || kind !== 'car' ? near : names
    return withTravelersNamed(
      booking,
      own.map(({ words }) => words),
    )
  })
}
