import { airlineName } from '@sextant/places/carriers/airline-name'
import { folded } from '../../kit/fold'
import { type Mention, overlaps } from '../../mentions/mention'
import type { AssembledPage } from '../assemble'
import { type Booking, withReference } from '../resolve'
import type { Candidate } from '../roles'

const letters = /[^\p{L}\p{N}]+/gu

/** A text as its folded words. */
const wordsOf = (text: string): string => ` ${folded(text).replace(letters, ' ').trim()} `

/** The names that a page may use for a booking's supplier: its airline or hotel. */
function namesOf({ kind, draft: { slots } }: Booking): string[] {
  if (kind !== 'flight') return slots.place ? [wordsOf(slots.place.mention.value)] : []
  const code = slots.number?.mention.detail ?? ''
  return code === '' ? [] : [wordsOf(airlineName(code) ?? ''), wordsOf(code)].filter((name) => name.trim() !== '')
}

/** First words shared by many airline names. */
const common = new Set(['air', 'the'])

/** Whether a text contains one of the names, or is the start of one, such as `TAP` of `TAP Air Portugal`. */
function says(text: string, names: readonly string[]): boolean {
  const words = wordsOf(text)
  const [first = ''] = words.trim().split(' ')
  return names.some(
    (name) =>
      words.includes(name) ||
      (first.length > 2 && !common.has(first) && name.startsWith(` ${first} `) && words.trim().split(' ').length < 5),
  )
}

/** Minimum probability of a code beside a name, with and without digits, unless it is a record locator. */
const minReference = { digits: 0.02, letters: 0.3 }

/** Minimum number probability for a code not to be a reference: `LA3702` beside `LATAM`. */
const minNumber = 0.5

/** A reservation system's record locator with both letters and digits. */
const isLocator = (value: string): boolean => /^(?=.*\d)(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\d]{6}$/u.test(value)

/** The form of a record locator, which airlines assign to all flights. */
const locatorForm = /^[\p{Lu}\d]{6}$/u

/** Whether a reference was chosen by a booking of another airline or hotel. */
function isOfAnother(value: string, booking: Booking, bookings: readonly Booking[]): boolean {
  const [name] = namesOf(booking)
  return bookings.some((other) => other.draft.slots.reference?.mention.value === value && namesOf(other)[0] !== name)
}

/** Whether a code may be a reference: it ends its line, or the statement about the name. */
function isReference({ mention, roles }: Candidate, { context }: AssembledPage): boolean {
  const behind = context.read.page.lines[mention.line]?.text.slice(mention.end) ?? ''
  const min = /\d/.test(mention.value) ? minReference.digits : minReference.letters
  return (isLocator(mention.value) || (roles.reference ?? 0) >= min) && /^(?:$|[\s]*$|\s*[,;.)(/|·])/u.test(behind)
}

/** The end of a sentence, rather than of an abbreviation. */
const sentenceEnd = /(?<=[\p{L}\d)]{4})[.!?]\s+(?=\p{Lu})|[。！？]/u

/**
 * The texts that may name a code's supplier: in its sentence after the previous code, or else in the cell to its left.
 */
function nameTexts({ mention }: Candidate, codes: readonly Mention[], { context }: AssembledPage): string[] {
  const line = context.read.page.lines[mention.line]
  if (!line) return []
  const before = codes.filter(({ line: other, end }) => other === mention.line && end <= mention.start)
  const text = line.text.slice(Math.max(0, ...before.map(({ end }) => end)), mention.start)
  const own = text.split(sentenceEnd).at(-1) ?? text
  if (/\p{L}/u.test(own)) return [own]
  const left = context.neighbors[line.index]?.left[0]
  return left ? [left.text] : []
}

/**
 * Gives bookings the references that a page lists by airline or hotel, such as `SAS: 8TQXWK` next to `Widerøe: WLXT8Q`.
 * Flights always take their airline's record locator. Other references are only given to bookings that share theirs
 * with another hotel, and not taken from others.
 */
export function withNamedReferences(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const { candidates } = assembled
  const numbers = candidates.filter(({ roles }) => (roles.number ?? 0) >= minNumber)
  const codes = candidates.filter(
    ({ mention, roles }) =>
      mention.type === 'code' &&
      ((roles.reference ?? 0) >= minNumber || !numbers.some((number) => overlaps(number.mention, mention))),
  )
  const likely = codes
    .filter((one) => isReference(one, assembled))
    .toSorted((a, b) => (b.roles.reference ?? 0) - (a.roles.reference ?? 0))
  const identified = bookings.map((booking) => ({ booking, names: namesOf(booking) }))
  const owned = new Map<Booking, Candidate[]>()
  for (const reference of likely) {
    const texts = nameTexts(
      reference,
      codes.map(({ mention }) => mention),
      assembled,
    )
    const owners = identified.filter(({ names }) => texts.some((text) => says(text, names)))
    if (new Set(owners.map(({ names }) => names[0])).size !== 1) continue
    for (const { booking } of owners) owned.set(booking, [...(owned.get(booking) ?? []), reference])
  }
  if (new Set([...owned.values()].map(([first]) => first?.mention.value)).size < 2) return [...bookings]
  return bookings.map((booking) => {
    const named = owned.get(booking) ?? []
    const chosen = booking.draft.slots.reference?.mention.value
    if (named.some(({ mention }) => mention.value === chosen)) return booking
    const isSettled = chosen !== undefined && !isOfAnother(chosen, booking, bookings)
    const reference = named.find(
      ({ mention: { value } }) =>
        (booking.kind === 'flight' && locatorForm.test(value)) ||
        (!isSettled && !isOfAnother(value, booking, bookings)),
    )
    return reference ? withReference(booking, reference) : booking
  })
}
