import { folded } from '../../kit/fold'
import { oncePer } from '../../kit/once-per'
import type { Concept } from '../../languages/language'
import { isImprint, withoutCompany } from '../../languages/legal-forms'
import { conceptTag, labelCount, type Tag } from '../../languages/lexicon'
import { placeKinds } from '../../languages/place-words'
import type { Context } from '../../links/context'
import { sharedBoxes } from '../../links/neighbors'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'

const addressTag = conceptTag('address')
const venueTag = conceptTag('venue')

const maxAddress = 160
/** Maximum number of words of an address, and of lines that continue it. */
const maxWords = 18
const maxLines = 2
/** Maximum distance in lines of an address below the name of its place. */
const maxBelow = 3

/** A postal code next to a town, in the forms of most countries. */
const postalCode =
  /(?<![\d.,/-])(?:[A-Z]{1,3}-)?(?:\d{4,6}(?:-\d{3,4})?|\d{3} \d{2}|\d{2}-\d{3})(?: [A-Z]{2})?,? (?:- )?\p{Lu}\p{L}|(?:\p{Lu}\p{Ll}+|\p{Lu}{2,}|\p{Script=Thai})[.,]? (?:[A-Z]{2} )?\d{5}(?:-\d{4})?(?!\d)|(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z\d])|(?<![A-Z\d])[A-Z]\d[A-Z] ?\d[A-Z]\d(?![A-Z\d])|〒\s?\d{3}-\d{4}|\d{3}-\d{4} ?\p{Script=Han}|[\p{Script=Han}\p{Script=Hangul}].*\d+-\d/u
/** A capitalised name with a house number: `Hermosilla 112`, `48 Prospect Place`. */
const numberedName =
  /(?:\p{Lu}[\p{L}\p{M}.'’-]+,? \d{1,4} ?[a-zA-Z]?|^\d{1,5}[a-zA-Z]?,? (?:\p{Lu}[\p{L}\p{M}.'’-]+ ?){1,4})(?=$|[,;·|–-](?!\d)| [-–·])/u

const idsOf = (...concepts: Concept[]): ReadonlySet<number> => new Set(concepts.map(conceptTag))
/** The concepts of labels that no address contains, next to which numbers mean something else. */
const otherTags = idsOf(
  ...(['reference', 'agencyReference', 'ticket', 'otherNumber', 'bookedOn', 'payment'] as const),
  ...(['total', 'partPrice', 'seat', 'status'] as const),
)
/** The same for a name with a number, which is no flight's either: `Room 6`, `Adults 2`. */
const countedTags = idsOf('room', 'party', 'vehicle', 'carriage', 'platform', 'duration', 'nights')

/** Whether a text has a postal code. A house number before a street is none: `2180 Pearl Bluff Drive`. */
const hasPostalCode = (text: string): boolean =>
  postalCode.test(placeKinds(text).has('street') ? text.replace(/^\d{1,5}\s/, '') : text)

/** Whether a text resembles a postal address. */
export function resemblesAddress(text: string, tags: readonly Tag[], mentions: readonly Mention[]): boolean {
  const isCode = /^[\x21-\x7e]+$/.test(text)
  const isStreet = /\d/.test(text) && placeKinds(text).has('street')
  // four digits in front of a street are the number of the house: `1418 Mountain Rd`
  const isNumber = ({ type, start, end }: Mention): boolean =>
    type === 'time' && end - start === 4 && isStreet && /^\d{4} \p{L}/u.test(text)
  const isOther =
    isCode ||
    mentions.some((one) => (one.type === 'date' || one.type === 'time' || one.type === 'money') && !isNumber(one)) ||
    tags.some(({ ids }) => ids.some((id) => otherTags.has(id)) && ids.every((id) => id < labelCount))
  if (
    isOther ||
    text.length > maxAddress ||
    text.split(/\s+/).length > maxWords ||
    /https?:|@|©|\(c\)|\?|!/i.test(text)
  )
    return false
  const isCounted =
    tags.some(({ ids }) => ids.some((id) => countedTags.has(id))) ||
    mentions.some(({ type, form }) => type === 'number' && form.startsWith('flight'))
  return isStreet || postalCode.test(text) || (!isCounted && numberedName.test(text))
}

const separators = /\s[·|•]\s|\s{3,}|(?<=\p{L}{3})[.!] (?=\p{Lu}\p{L}+ \p{L}+ )/u
const phone =
  /[,;·|–-]?\s*(?:(?:t[eé]l(?:[eé]f\p{L}{1,4})?|phone|fax|t)[.:]*|☎)?\s*(?:\+|00)?[\d()/ -]{8,}$|[,;·|–-]?\s*(?:t[eé]l(?:[eé]f\p{L}{1,4})?|phone|fax)[.:]*\s*$/iu

/** A part of a line without a label in front of it, and without separators and a telephone number at its end. */
function bare(part: string, first: Tag | undefined): string {
  const label = first?.ids.some((id) => id === addressTag || id === venueTag)
    ? part.slice(0, first.end - first.start)
    : ''
  const isLabel = /^[\s:：]/u.test(part.slice(label.length)) && !placeKinds(label).has('street')
  const text = isLabel ? part.slice(label.length) : part
  return withoutCompany(text.trimStart())
    .replace(/^[\s:：,·|–-]+/u, '')
    .replace(phone, '')
    .replace(/[\s|·–-]+$/u, '')
}

/** The part of a line from a position on that is an address, up to a separator. Null if there is none. */
function addressIn(line: Line, start: number, context: Context): string | null {
  if (line.isHidden || line.isHeader || line.isForwardingNote || line.isQuoted || line.origin !== 'body') return null
  const found: string[] = []
  let from = start
  for (const part of line.text.slice(start).split(separators)) {
    const at = line.text.indexOf(part, from)
    from = at + part.length
    const tags = (context.read.tags[line.index] ?? []).filter((tag) => tag.start >= at && tag.end <= from)
    const mentions = (context.byLine[line.index] ?? []).filter((one) => one.start >= at && one.end <= from)
    const text = bare(part, tags[0]?.start === at ? tags[0] : undefined)
    if (resemblesAddress(text, tags, mentions)) found.push(text)
    else if (found.length > 0) break
  }
  return found.length > 0 ? found.slice(0, maxLines).join(', ') : null
}

/** Whether a line begins with an address. */
export const isAddressLine = (line: Line, context: Context): boolean => addressIn(line, 0, context) !== null

/** An address that is labelled as such, and the line it is in. */
function labelledAddress(line: Line, context: Context): { line: Line; text: string } | null {
  const label = (context.read.tags[line.index] ?? []).find(({ ids }) => ids.includes(addressTag))
  if (!label) return null
  const behind = line.text.slice(label.end)
  if (/[\p{L}\p{N}]/u.test(behind)) {
    // The type of a street is a label of addresses as well, but has no colon: `Via dei Rossi 118`.
    const text = /^\s*[:：]/u.test(behind) ? addressIn(line, label.end, context) : null
    return text === null ? null : { line, text }
  }
  const { right = null, below = null } = context.neighbors[line.index] ?? {}
  const value = right ?? below
  const text = value && addressIn(value, 0, context)
  return value && text ? { line: value, text } : null
}

/** The labelled addresses of a page. */
const labelledAddresses = oncePer((context: Context) =>
  context.read.page.lines.flatMap((line) => labelledAddress(line, context) ?? []),
)

/** How near a line is to a place: by shared boxes first, then by distance in lines. */
function nearness(line: Line, place: Mention, { read }: Context): number {
  const own = read.page.lines[place.line]
  return own ? 1000 * sharedBoxes(line, own) - Math.abs(line.index - own.index) : 0
}

/** Whether a line is the imprint of a company that does not share a word with a place, such as its booking system. */
function isImprintOfAnother({ folded: text }: Line, place: Mention): boolean {
  const words = folded(place.value).split(/[^\p{L}]+/u)
  return isImprint(text) && !words.some((word) => word.length > 3 && text.includes(word))
}

/** An address with the line below that continues it, such as its town. */
function withContinuation(line: Line, text: string, place: Mention, context: Context): string {
  const below = hasPostalCode(text) ? null : lineBelow(line, context)
  const isNext = below !== null && postalCode.test(below.text) && !isImprintOfAnother(below, place)
  const next = isNext ? addressIn(below, 0, context) : null
  return [text.replace(/,$/, ''), ...(next === null ? [] : [next])].join(', ').slice(0, maxAddress)
}

/** The line below another one: in the layout, or else the one with the same left edge in the next row of a text. */
function lineBelow(line: Line, { neighbors, read: { page } }: Context): Line | null {
  const isBelow = ({ row, left, cell }: Line): boolean =>
    row === line.row + 1 && Math.abs(left - line.left) < 0.02 && !line.cell && !cell
  return neighbors[line.index]?.below ?? page.lines.slice(line.index + 1, line.index + 6).find(isBelow) ?? null
}

/** The address behind a place's name in a line, or in one of the lines below. */
function addressBeside(own: Line, end: number, place: Mention, context: Context): string | null {
  const behind = /^\s*[,;·|•–-]/u.test(own.text.slice(end)) ? addressIn(own, end, context) : null
  if (behind !== null) return withContinuation(own, behind, place, context)
  let line: Line | null = own
  for (let step = 0; step < maxBelow && line; step++) {
    line = lineBelow(line, context)
    const text: string | null = line && !isImprintOfAnother(line, place) ? addressIn(line, 0, context) : null
    if (line && text) return withContinuation(line, text, place, context)
  }
  return null
}

/** Where a page names a place: as chosen first, then elsewhere, such as in the signature. */
function namesOf({ line, end, value }: Mention, { read }: Context): { line: Line; end: number }[] {
  const key = folded(value)
  const own = read.page.lines[line]
  const others = read.page.lines.flatMap((other) => {
    const at = other === own || other.origin !== 'body' ? -1 : other.folded.lastIndexOf(key)
    return at < 0 ? [] : [{ line: other, end: at + key.length }]
  })
  return [...(own ? [{ line: own, end }] : []), ...others]
}

/**
 * The only address of a page that its place has sent: a letterhead, or a signature without the name. Null if the sender
 * is somebody else, unless the page is a file of its own, or of a portal for tables, which names the restaurant apart.
 */
function soleAddress(place: Mention, kind: Booking['kind'], context: Context): string | null {
  const { page } = context.read
  const { lines } = page
  const sender = folded(lines.find(({ origin }) => origin === 'sender')?.text ?? '')
  const words = folded(place.value).split(/[^\p{L}]+/u)
  const isFile = page.kind === 'image' || page.kind === 'pdf'
  const isSender =
    isFile || kind === 'restaurant' || sender === '' || words.some((word) => word.length > 3 && sender.includes(word))
  const found = isSender ? lines.filter((line) => addressIn(line, 0, context) !== null) : []
  const [line, another] = found.filter((one) => !isImprintOfAnother(one, place))
  const text = line && !another ? addressIn(line, 0, context) : null
  return line && text !== null ? withContinuation(line, text, place, context) : null
}

/**
 * The address of a booking's place: one that stands beside or below the name and resembles an address, or else the
 * labelled one that is nearest to the name, and not nearer to that of another booking, or else the only one of an email
 * from the place itself.
 */
export function addressOf(booking: Booking, bookings: readonly Booking[], context: Context): string | null {
  const place = booking.draft.slots.place?.mention
  if (!place) return null
  for (const { line, end } of namesOf(place, context)) {
    const beside = addressBeside(line, end, place, context)
    if (beside !== null) return beside
  }
  const others = bookings.flatMap(({ draft: { slots } }) =>
    slots.place && slots.place.mention.value !== place.value ? [slots.place.mention] : [],
  )
  const [nearest] = labelledAddresses(context)
    .filter(({ line }) => others.every((other) => nearness(line, place, context) > nearness(line, other, context)))
    .toSorted((a, b) => nearness(b.line, place, context) - nearness(a.line, place, context))
  if (nearest) return withContinuation(nearest.line, nearest.text, place, context)
  return others.length === 0 ? soleAddress(place, booking.kind, context) : null
}

/** The address of an end of a journey: beside or below its name, or of a ride, the name itself. */
export function addressOfEnd(place: Mention, kind: Booking['kind'], context: Context): string | null {
  const line = context.read.page.lines[place.line]
  const isAddress = (): boolean =>
    placeKinds(place.value).has('street') || hasPostalCode(place.value) || numberedName.test(place.value)
  if (kind === 'taxi') return isAddress() ? place.value.slice(0, maxAddress) : null
  return line ? addressBeside(line, place.end, place, context) : null
}
