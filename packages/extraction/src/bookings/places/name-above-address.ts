import { folded } from '../../kit/fold'
import { brandTag, conceptTag, labelCount } from '../../languages/lexicon'
import { statusWord } from '../../languages/status-words'
import type { Context } from '../../links/context'
import type { Line, Page } from '../../page/page'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { isAddressLine } from './place-address'

/** The tags of words that may be part of a name. */
const nameTags = new Set([brandTag('lodging'), conceptTag('hotel'), conceptTag('restaurant')])

/** What stands around the name of a house in a line that is called after it: capitalised words, maybe in brackets. */
const words = String.raw`\p{Lu}[\p{L}\p{M}'’.&]*(?:[ -](?:\p{Lu}|(?:am|an der|by|d[aeiou]|del|della|im|of the|of|the|zum|zur|&) \p{Lu})[\p{L}\p{M}'’.&]*){0,4}`
const inFront = new RegExp(`^${words} $`, 'u')
const behind = new RegExp(String.raw`^ (?:[-–] ?${words}|\(${words}\))$`, 'u')
/** A text in Latin letters; behind one in another script, brackets have its transliteration. */
const isLatin = (text: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(text)

const stars = /[\s*★☆⭐]+$/u

/** Whether a line of a body has an address directly below it. */
const isAboveAddress = (line: Line, context: Context): boolean => {
  const { below = null } = context.neighbors[line.index] ?? {}
  return line.origin === 'body' && !line.isHidden && !line.isQuoted && below !== null && isAddressLine(below, context)
}

/** Whether a text in front of a name is the first word of the sender's: `a&o` of `a&o Hostels`. */
const isOfSender = (text: string, { lines }: Page): boolean =>
  lines.some((line) => line.origin === 'sender' && line.folded.startsWith(folded(text)))

/** Whether the words around a name are part of it, and no label or status. */
function isPartOfName(line: Line, start: number, end: number, { read }: Context): boolean {
  const [before, after] = [line.text.slice(0, start), line.text.slice(end).replace(stars, '')]
  const tags = (read.tags[line.index] ?? []).filter((tag) => tag.end <= start || tag.start >= end)
  const isLabelled = tags.some(({ ids }) => ids.some((id) => id < labelCount) && !ids.some((id) => nameTags.has(id)))
  const isBranded = before === '' || (inFront.test(before) && /&| .*\S/.test(before)) || isOfSender(before, read.page)
  const isBranch = after === '' || (behind.test(after) && isLatin(line.text))
  return isBranded && isBranch && !isLabelled && statusWord(after.replace(/[^\p{L} ]/gu, '').trim()) === undefined
}

/** The longer name that a page has above the address of a house: `Holiday Inn Leicester - Wigston`. */
function wholeName(name: string, context: Context): string | undefined {
  const key = folded(name)
  for (const line of context.read.page.lines) {
    const at = line.folded.indexOf(key)
    if (at < 0 || !isAboveAddress(line, context)) continue
    const whole = line.text.replace(stars, '')
    if (whole.length > name.length && isPartOfName(line, at, at + key.length, context)) return whole
  }
  return undefined
}

/** Minimum probability of being a place for a line above an address to name the house of a chain. */
const minPlace = 0.5

/** Whether a name is only that of the sender. */
const isSender = (name: string, { read: { page } }: Context): boolean =>
  page.lines.some(({ origin, text }) => origin === 'sender' && folded(text.trim()) === folded(name))

/** The house of a chain above the only address of a page, if the chosen name is that of the chain as the sender. */
function houseOfChain(name: string, { candidates, context }: AssembledPage): Candidate | undefined {
  if (!isSender(name, context)) return undefined
  const found = candidates.filter(({ mention, roles }) => {
    const line = context.read.page.lines[mention.line]
    const isWhole = line?.text.replace(stars, '') === mention.value
    return line && isWhole && (roles.place ?? 0) >= minPlace && isAboveAddress(line, context)
  })
  return new Set(found.map(({ mention: { value } }) => value)).size === 1 ? found[0] : undefined
}

const addressTag = conceptTag('address')
/** Minimum probability of being a place for a line above a labelled address. */
const minAbove = 0.05

/** The house above an address with a label, if the chosen name is part of that address: `Address: 1 Quai Valmy`. */
function houseAboveLabel({ mention }: Candidate, { candidates, context }: AssembledPage): Candidate | undefined {
  const isLabelled = (context.read.tags[mention.line] ?? []).some(
    ({ ids, start, end }) =>
      start === 0 &&
      end < mention.start &&
      ids.includes(addressTag) &&
      context.read.page.lines[mention.line]?.text[end] === ':',
  )
  const [above] = isLabelled ? (context.neighbors[mention.line]?.above ?? []) : []
  return candidates.find(
    ({ mention: { line, value, type }, roles }) =>
      line === above?.index &&
      type === 'text' &&
      value === above.text.replace(stars, '') &&
      (roles.place ?? 0) >= minAbove,
  )
}

/**
 * Gives stays and restaurants the whole name that stands above their address, of which the chosen name is a part:
 * `Holiday Inn Leicester - Wigston`, `B&B Hotel Trento Centro`. A stay that is called after the chain that sent the
 * email gets the name of the house.
 */
export function withNamesAboveAddress(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const { context } = assembled
  return bookings.map((booking) => {
    const { draft, kind } = booking
    const { place } = draft.slots
    if (!place || (kind !== 'lodging' && kind !== 'restaurant')) return booking
    const other =
      kind === 'lodging'
        ? (houseOfChain(place.mention.value, assembled) ?? houseAboveLabel(place, assembled))
        : undefined
    const house = other ?? place
    const value = wholeName(house.mention.value, context)
    if (value === undefined && house === place) return booking
    const named = value === undefined ? house : { ...house, mention: { ...house.mention, value } }
    return { ...booking, draft: { ...draft, slots: { ...draft.slots, place: named } } }
  })
}
