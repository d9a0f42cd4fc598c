import { nameWords } from '../../languages/person-names'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import type { Booking } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'

/** What an entry of a numbered list begins with: `1. `, `Room 2: `. */
const entry = /^\s*(?:\p{L}{3,14}\.? (?:n[ro°º]?\.? ?)?)?(\d{1,2})\s?[.):–-]\s+/u
/** What stands between the parts of an entry. */
const separator = /\s+[-–—|·•]\s+|[,;]\s+|\s{3,}/u
const maxEntries = 20

type Part = { readonly start: number; readonly value: string }
type Entry = { readonly line: Line; readonly parts: readonly Part[] }

/** The parts of a line behind its number, and where they begin. */
function partsOf(text: string, from: number): Part[] {
  const parts = text.slice(from).split(separator)
  let at = from
  return parts.map((value) => {
    const start = text.indexOf(value, at)
    at = start + value.length
    return { start, value }
  })
}

/** Whether a name follows a labelled number: `Room 2: Ada Lovelace`. */
const isNamed = (text: string, [start]: RegExpExecArray): boolean =>
  /\p{L}/u.test(start) && isFullName(partsOf(text, start.length)[0]?.value ?? '')

/**
 * The lines numbered from one on of which each has a price, or begins with a name: the rooms or tickets of a booking.
 */
function entriesOf({ context }: AssembledPage): Entry[] {
  const { mentions, page } = context.read
  const priced = new Set(
    mentions.filter(({ type, detail }) => type === 'money' && detail !== '').map(({ line }) => line),
  )
  const entries: Entry[] = []
  for (const line of page.lines) {
    const number = line.origin === 'body' ? entry.exec(line.text) : null
    if (!number || Number(number[1]) !== entries.length + 1 || entries.length === maxEntries) continue
    if (priced.has(line.index) || isNamed(line.text, number))
      entries.push({ line, parts: partsOf(line.text, number[0].length) })
  }
  return entries
}

/** A name in full, of which a word is known as a given name. */
const isFullName = (value: string): boolean => {
  const { given, family, neither } = nameWords(value)
  return given > 0 && given + family + neither > 1 && /^[\p{L}\p{M}'’. -]+$/u.test(value)
}

/**
 * The guests of the only booking or stay whose rooms are listed in lines of one form, each with its guest and maybe its
 * price: where one guest stands, the other rooms have theirs. `1. Classic double - Ada Lovelace - EUR 240`.
 */
export function withRoomGuests(bookings: readonly Booking[], assembled: AssembledPage): readonly Booking[] {
  const stays = bookings.filter(({ kind }) => kind === 'lodging')
  const [booking, other] = bookings.length > 1 ? stays : bookings
  if (!booking || other) return bookings
  const entries = entriesOf(assembled)
  const { travelers } = booking.draft
  const [known] = travelers
  const place = known && entries.flatMap(({ line, parts }) => placeIn(line, parts, known)).at(0)
  if (!known || place === undefined || entries.length < 2) return bookings
  const guests = entries.map(({ line, parts }) => {
    const part = parts[place]
    const own = part && travelers.find(({ mention }) => mention.line === line.index && mention.start === part.start)
    return own ?? (part && isFullName(part.value) ? guestOf(known, line, part) : null)
  })
  const named = guests.flatMap((guest) => guest ?? [])
  if (named.length < entries.length || travelers.some((one) => !named.some((guest) => isSame(guest, one))))
    return bookings
  return bookings.map((one) => (one === booking ? { ...one, draft: { ...one.draft, travelers: named } } : one))
}

/** Which part of an entry a traveler is. */
function placeIn(line: Line, parts: readonly Part[], { mention }: Candidate): number[] {
  const at = parts.findIndex(({ start, value }) => mention.start === start && mention.value === value)
  return mention.line === line.index && at >= 0 ? [at] : []
}

const guestOf = ({ mention }: Candidate, line: Line, { start, value }: Part): Candidate =>
  unscoredCandidate({ ...mention, line: line.index, start, end: start + value.length, value })

const isSame = (a: Candidate, b: Candidate): boolean => a.mention.value === b.mention.value
