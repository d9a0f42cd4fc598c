import { findCity } from '@sextant/places/cities/find-city'
import { folded } from '../../kit/fold'
import { conceptTag } from '../../languages/lexicon'
import { isVenue } from '../../languages/venue-words'
import type { Context } from '../../links/context'
import { type Mention, mentionAt } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { AssembledPage } from '../assemble'
import { isAlone, isPlain } from '../plain-lines'
import type { Booking } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'
import { eventAtVenue } from './event-at-venue'

const maxName = 60
const maxContinued = 90
/** Number of lines at the top of a page that may be its heading. */
const firstLines = 3
/** A line with the postal code of the venue. */
const address = /,.*(?:(?<!\d)\d{4,6}(?!\d)|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b)/u

/** Whether a line is below or beside the label of an event. */
function isBesideLabel({ index }: Line, { neighbors, isPure, lineTags }: Context): boolean {
  const { left = [], above = [] } = neighbors[index] ?? {}
  return [left[0], above[0]].some(
    (label) => label !== undefined && isPure[label.index] && lineTags[label.index]?.includes(eventTag),
  )
}

/** The name of a museum or theatre in the heading of a page; undefined if there is none. */
function venueAtTop({ read: { page } }: Context): Mention | undefined {
  const line = page.lines
    .filter(({ origin, isHidden, isQuoted, isHeader }) => origin === 'body' && !isHidden && !isQuoted && !isHeader)
    .slice(0, firstLines)
    .find(({ text }) => text.length <= maxName && /^\p{L}[^\d:.!?]+$/u.test(text) && isVenue(text))
  return line ? mentionAt(line, 'text', 0, line.text, line.text, 'line') : undefined
}

/** The only line that begins with a name and continues it behind a dash: `FC Union - SV Blauweiss`. */
function continuedName({ value }: Mention, { read: { page }, byLine }: Context): Mention | undefined {
  const found = page.lines.filter(
    ({ text, origin, isQuoted, index }) =>
      origin === 'body' &&
      !isQuoted &&
      text.length <= maxContinued &&
      text.startsWith(value) &&
      /^ [-–—] \p{L}[^\d:|()]*(?: \d{1,2})?$/u.test(text.slice(value.length)) &&
      (byLine[index] ?? []).every(({ type }) => type !== 'date' && type !== 'time'),
  )
  const [line] = found
  return line && found.every(({ text }) => text === line.text)
    ? mentionAt(line, 'text', 0, line.text, line.text, 'line')
    : undefined
}

/** The title of which a name is a part behind a comma: `Sintra, Pena Palace and Cascais Day Trip from Lisbon`. */
function titleAround({ start }: Mention, line: Line, context: Context): Mention | undefined {
  const isTitle =
    /^[^"«»„“”‘’]*[,&]\s$/u.test(line.text.slice(0, start)) &&
    line.origin === 'body' &&
    line.text.length <= maxContinued &&
    /^\p{Lu}[^\d:|]*[^\d:|.,!?]$/u.test(line.text) &&
    isAlone(line, context)
  return isTitle ? mentionAt(line, 'text', 0, line.text, line.text, 'line') : undefined
}

/**
 * The whole name of an event: both lines between an hour and the address of the venue, and both parts of a line
 * with a dash, or of a labelled one with an upright stroke, `Jazz Night | Spring`.
 */
function wholeName(name: Mention, context: Context): Mention {
  const { lines } = context.read.page
  const [first, line, next] = [-1, 0, 1].map((step) => lines[name.line + step])
  if (!line) return name
  const continued = continuedName(name, context) ?? titleAround(name, line, context)
  if (continued) return continued
  const [, front = '', behind = ''] = /^([^|]{3,60}) \| ([^|\d]{3,40})$/u.exec(line.text) ?? []
  if (front === name.value && behind !== '' && isBesideLabel(line, context))
    return { ...name, start: 0, end: line.text.length, value: line.text }
  const isBelowHour = (context.byLine[(first?.index ?? 0) - 1] ?? []).some(({ type }) => type === 'time')
  const isTwoLines =
    line.text === name.value &&
    [first, line].every((one) => isPlain(one, context) && isAlone(one, context)) &&
    first?.row === line.row - 1 &&
    isBelowHour &&
    address.test(next?.text ?? '')
  return isTwoLines ? { ...name, value: `${first?.text} ${line.text}` } : name
}

/** Probability of a name from which it is not replaced by the title above. */
const sureName = 0.6

/**
 * The title of an event above its hour, if the name that was chosen below the hour is that of the venue with its
 * address: `Open Air 2027`, `Saturday, 28 August, 19:30`, `Riverside Stage, Mill Lane 3, 04103 Leipzig`.
 */
function titleAboveHour({ draft }: Booking, context: Context): Mention | undefined {
  const { anchor, slots, slotProbabilities } = draft
  const [title, hour, venue] = [-1, 0, 1].map((step) => context.read.page.lines[anchor.mention.line + step])
  const isVenueBelow =
    venue !== undefined &&
    slots.place?.mention.line === venue.index &&
    slots.place.mention.start === 0 &&
    address.test(venue.text) &&
    (slotProbabilities.place ?? 1) < sureName
  if (!isVenueBelow || !title || title.row !== (hour?.row ?? 0) - 1 || title.left !== venue.left) return undefined
  return asTitle(title, context)
}

/** A line as a title, if it has nothing beside it, no day or hour, and no separate values. */
function asTitle(line: Line, context: Context): Mention | undefined {
  const hasValue = (context.byLine[line.index] ?? []).some(({ type }) => type === 'date' || type === 'time')
  const isTitle =
    isAlone(line, context) && !hasValue && line.text.length <= maxName && /^\p{Lu}[^:|]*[^:|.,!?]$/u.test(line.text)
  return isTitle ? mentionAt(line, 'text', 0, line.text, line.text, 'line') : undefined
}

/** A venue with its street and number in one line. */
const venueInStreet = /^[^,\d]{3,50}, [^,]{3,40}\d{1,4}(?: ?[a-z])?(?:,|$)/u

/**
 * The title above the venue, if the name that was doubtfully chosen is that of the venue, with its address behind or
 * below it: `Data Summit`, `Waterfront, Nils Ericsons plan 4, Stockholm`.
 */
function titleAboveVenue({ draft: { slots, slotProbabilities } }: Booking, context: Context): Mention | undefined {
  const { lines } = context.read.page
  const { mention } = slots.place ?? {}
  const [title, venue, street] = [-1, 0, 1].map((step) => lines[(mention?.line ?? -2) + step])
  if (!mention || !venue || !title || (slotProbabilities.place ?? 1) >= sureName) return undefined
  const isVenue =
    mention.value === venue.text
      ? address.test(street?.text ?? '')
      : mention.start === 0 && venueInStreet.test(venue.text) && title.left === venue.left
  return isVenue && isPlain(title, context) ? asTitle(title, context) : undefined
}

/** Whether a name is the beginning of a sentence up to its day: `Visite le`. */
const isUpToDay = ({ mention }: Candidate, { draft: { anchor } }: Booking): boolean =>
  mention.line === anchor.mention.line && mention.end <= anchor.mention.start && /\s\p{Ll}{1,3}$/u.test(mention.value)

/** Minimum probability of a name that the subject has as well. */
const minInSubject = 0.01

/** Whether a name is that of a venue with its town: `Riverside Hall, Dresden`. */
const isInTown = (name: string): boolean => findCity(/,\s*(\p{Lu}[^,\d]+)$/u.exec(name)?.[1] ?? '') !== null

/**
 * The name that the subject has, if a venue with its town was chosen: `Your tickets for Cloud Operations Day`.
 */
function titleInSubject(
  { draft: { slots, ranked } }: Booking,
  { subject, read: { page } }: Context,
): Mention | undefined {
  const title = folded(subject)
  const chosen = slots.place?.mention.value ?? ''
  if (!isInTown(chosen) || title.includes(folded(chosen))) return undefined
  const seller = folded(page.lines.find(({ origin }) => origin === 'sender')?.text ?? '')
  return ranked.place?.find(({ candidate, probability }) => {
    const { value = '' } = candidate?.mention ?? {}
    const name = folded(value)
    return (
      probability >= minInSubject &&
      / /.test(name) &&
      title.includes(name) &&
      !chosen.includes(value) &&
      !seller.includes(name)
    )
  })?.candidate?.mention
}

/** An unknown label before the name of the museum or theatre that sent the email: `Bezoek: Rijksmuseum`. */
function withoutLabel(name: Mention, { read: { page } }: Context): Mention {
  const sender = page.lines.find(({ origin }) => origin === 'sender')?.folded.trim() ?? ''
  const [, label = '', house = ''] = /^(\p{L}[^:]{1,24}: )(.+)$/u.exec(name.value) ?? []
  return house !== '' && folded(house) === sender ? { ...name, start: name.start + label.length, value: house } : name
}

/** What is shown, behind its label. */
const shownLabel =
  /^(?:film|movie|pel[ií]cula|filme|фильм|фільм|филм|elokuva|ταινία|סרט|فيلم|映画|作品名?|影片|电影|電影|영화|phim|show|performance|vorstellung|voorstelling|föreställning|forestilling|przedstawienie|spektakl|spektakel|spettacolo|spectacle|espect[aá]culo|espet[aá]culo|представление|спектакль)\s?[:：]\s?(\S.{1,80})$/iu

/** The only labelled title of a page: `Film: The Long Night`. */
function labelledTitle(context: Context): Mention | undefined {
  const titles = context.read.page.lines.flatMap((line) => {
    const title = line.origin === 'body' && !line.isQuoted ? shownLabel.exec(line.text)?.[1] : undefined
    const hasValue = (context.byLine[line.index] ?? []).some(({ type }) => type === 'date' || type === 'time')
    return title === undefined || hasValue ? [] : [{ line, title }]
  })
  const [first] = titles
  if (!first || titles.some(({ title }) => title !== first.title)) return undefined
  const start = first.line.text.length - first.title.length
  return mentionAt(first.line, 'text', start, first.title, first.title, 'line')
}

/** A kind of ticket, which is no event. */
const ticketType =
  /^(?:\d{1,2} ?x )?(?:general admission|(?:visitor|day|festival|weekend|exhibitor) pass|(?:standard|regular|full|adult|early bird|vip|free)(?: (?:ticket|admission|price))?|adults?|normalpreis|vollpreis|erwachsener?|plein tarif|tarif (?:plein|normal|r[ée]duit)|entrada general|intero|biglietto intero|vuxen|voksen)$/iu

/** The kind of a work and its author, below its title: `Oper von Wolfgang Amadeus Mozart`. */
const workOf =
  /^(?:(?:komische |große )?oper(?:ette)?|ballet(?:t|to|o)?|musical|schauspiel|komödie|tragödie|stück|lustspiel|opéra|comédie|tragédie|pièce|opera|comedy|tragedy|play|commedia|dramma|ópera|zarzuela|comedia|obra|toneelstuk|опера|балет|комедия|пьеса|opera) (?:in \p{L}+ (?:akten|acts|actes|atti|actos) )?(?:von|de|d['’]|di|by|van|af|av) ?\p{Lu}/iu

/** The name of a tour, below that of its artist: `World Tour`, `Echoes - Tour 2027`. A guided tour has none. */
const tour =
  /(?<!\p{L})(?:tour|tournee|tournée|turnée?|turneen?|gira) 20\d\d(?:[/-]\d\d)?$|(?<!\p{L})(?:world|europe(?:an)?|uk|us|arena|stadium|farewell|anniversary|reunion) (?:\p{L}+ )?tour(?!\p{L})/iu

/**
 * The title above a kind of ticket, of a work or of a tour that was chosen as the name: `Jazz under the Stars`,
 * `General Admission`.
 */
function titleAbove(name: Mention | undefined, context: Context): Mention | undefined {
  const title =
    name && [ticketType, workOf, tour].some((form) => form.test(name.value))
      ? context.read.page.lines[name.line - 1]
      : undefined
  if (!title || !isPlain(title, context) || !isAlone(title, context) || title.text.length > maxName) return undefined
  return mentionAt(title, 'text', 0, title.text, title.text, 'line')
}

const eventTag = conceptTag('event')

/** Gives events the name of the museum in the page's heading if they have none, and their whole name otherwise. */
export function withEventNames(bookings: readonly Booking[], { context }: Pick<AssembledPage, 'context'>): Booking[] {
  return bookings.map((booking) => {
    const { kind, draft } = booking
    if (kind !== 'event') return booking
    const chosen = draft.slots.place && !isUpToDay(draft.slots.place, booking) ? draft.slots.place : undefined
    const known = (chosen && eventAtVenue(chosen, draft, context)) ?? chosen
    const titled = titleInSubject(booking, context) ?? known?.mention
    const named = titled ? withoutLabel(wholeName(titled, context), context) : venueAtTop(context)
    const isOnly = bookings.every((other) => other === booking || other.kind !== 'event')
    const labelled = isOnly ? labelledTitle(context) : undefined
    const isPart = named && named.value !== chosen?.mention.value
    const mention =
      labelled ??
      titleAbove(known?.mention, context) ??
      titleAboveHour(booking, context) ??
      (isPart ? named : titleAboveVenue(booking, context)) ??
      named
    if (!mention || mention === chosen?.mention) return booking
    const place = known ? { ...known, mention } : unscoredCandidate(mention)
    return { ...booking, draft: { ...draft, slots: { ...draft.slots, place } } }
  })
}
