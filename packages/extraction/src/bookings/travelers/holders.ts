import { saysDriver } from '../../languages/driver-words'
import { isHolderBetween } from '../../languages/holder-words'
import { particleTag } from '../../languages/lexicon'
import { unspaced } from '../../languages/phrases-in'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { nameKey, wordsOf } from './name-words'

const titleTag = particleTag('title')
/** Separates the clause that describes a name from the text before it. */
const clause = /[.·•|;/。、](?=\s|$)\s*|、/u
/** Maximum length of the text before a name that may describe it. */
const maxClause = 40

/** The text before a name and its title, and the text after the name. */
function textsAround({ line, start, end }: Mention, { read }: Context): [before: string, behind: string] {
  const { text = '' } = read.page.lines[line] ?? {}
  const title = (read.tags[line] ?? []).find(
    (tag) => tag.end <= start && start - tag.end < 3 && tag.ids.includes(titleTag),
  )
  return [text.slice(0, title?.start ?? start), text.slice(end)]
}

/** Whether the text before a name, or in brackets after it, says that it is a driver's. */
function isNamedAsDriver(mention: Mention, context: Context): boolean {
  const [text, rest] = textsAround(mention, context)
  const own = text.split(clause).at(-1) ?? ''
  const { left = [], above = [] } = context.neighbors[mention.line] ?? {}
  const before = text.trim() === '' ? [left[0]?.text ?? '', above[0]?.text ?? ''] : [own]
  const behind = /^\s?[(（]([^()（）]{3,30})[)）]/u.exec(rest)?.[1] ?? ''
  return [...before.map((one) => one.slice(-maxClause)), behind].some(saysDriver)
}

/** Whether the surrounding text says that a booking is in this name. */
function isHolder(mention: Mention, context: Context): boolean {
  const [text, rest] = textsAround(mention, context)
  const { left = [], above = [] } = context.neighbors[mention.line] ?? {}
  const before = text.trim() === '' ? [left[0]?.text ?? '', above[0]?.text ?? ''] : [text]
  return before.some((one) => isHolderBetween(one, rest))
}

/** Kinds of booking held in one traveler's name, with how pages state the holder and within how many lines. */
const inOneName = {
  car: { isNamed: isNamedAsDriver, lines: 15 },
  restaurant: { isNamed: isHolder, lines: 5 },
} as const
const isInOneName = (kind: Booking['kind']): kind is keyof typeof inOneName => kind in inOneName

/** Whether one of two names contains all words of the other. */
const isWithin = (name: readonly string[], other: readonly string[]): boolean =>
  (name.length > 1 || name.some((word) => unspaced.test(word))) && name.every((word) => other.includes(word))

/** Restricts a booking's travelers to those with the given names or surnames; unchanged if none matches. */
function withTravelersNamed(booking: Booking, names: readonly (readonly string[])[]): Booking {
  const all = booking.draft.travelers.map(({ mention }) => wordsOf(mention.value))
  const isOnly = ([surname = '', ...others]: readonly string[]): boolean =>
    others.length === 0 && all.filter((words) => words.includes(surname)).length === 1
  const travelers = booking.draft.travelers.filter((_, at) => {
    const words = all[at] ?? []
    return names.some(
      (name) => isWithin(words, name) || isWithin(name, words) || (isOnly(name) && words.includes(name[0] ?? '')),
    )
  })
  return travelers.length > 0 ? { ...booking, draft: { ...booking.draft, travelers } } : booking
}

/** Separator between two names of a list: a comma or a short word such as `and`. */
const between = /^\s*(?:[,、，;&+/]|\p{L}{1,4})?\s*(?:\p{L}{1,4}\.?)?\s*$/u

/** Adds the travelers that follow the names in a list: `in the name of Anna and Piotr Nowak`. */
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
 * Restricts rental cars to their drivers, and restaurant tables to the person they are booked for, if the page names
 * them nearby. A car or table without such a name is for all travelers, and so is one that is not booked together with
 * anything else.
 */
export function withHolders(bookings: readonly Booking[], { context }: AssembledPage): Booking[] {
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
