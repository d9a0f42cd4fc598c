import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import { airlineCode } from '@sextant/places/carriers/airline-name'
import { findCity } from '@sextant/places/cities/find-city'
import { countryCode } from '@sextant/places/countries/country-code'
import { folded } from '../../kit/fold'
import { oncePer } from '../../kit/once-per'
import { conceptTag, particleTag } from '../../languages/lexicon'
import { nameWords } from '../../languages/person-names'
import { isProduct } from '../../languages/product-words'
import type { Context } from '../../links/context'
import type { Mention } from '../../mentions/mention'
import type { RankedPerson } from '../draft'
import { isTripTitle } from '../places/trip-titles'
import { labelsOf } from './labelled-persons'
import { givenFirst, isLatin, wordsOf } from './name-words'
import { isNoName } from './not-a-name'
import { isSamePerson } from './same-person'
import { greetsAnother, isOnlySignatory } from './signatories'

const titleTag = particleTag('title')
const travelerTag = conceptTag('traveler')
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** How many of a name's words are known personal names: 0 for none, 1 for some, 2 for all. */
const knownShare = oncePer(({ value }: Mention): number => {
  const { neither } = nameWords(value)
  return neither === 0 ? 2 : neither < value.split(/[\s/]+/).length ? 1 : 0
})

/** Whether a text is a heading of travelers instead of a name: `Traveler details`. */
function isHeading({ line, start, end, value }: Mention, { read }: Context): boolean {
  const label = read.tags[line]?.find((tag) => tag.start === start && tag.end <= end && tag.ids.includes(travelerTag))
  if (!label) return false
  const { given, family } = nameWords(value.slice(label.end - start))
  return given + family === 0
}

/** An email address after a name, as in the headers of a forwarded message. */
const address = /^["'”’]?\s{0,2}[<[(]\s?[\w.+-]{1,64}@/

/** Whether a name occurs only in the sender line and headers. Senders and forwarders need not travel. */
const isSender = ({ line, value }: Mention, { read: { page } }: Context): boolean =>
  page.lines[line]?.origin === 'sender' &&
  page.lines.every(({ origin, text }) => {
    const at = origin === 'body' ? text.indexOf(value) : -1
    return at < 0 || address.test(text.slice(at + value.length))
  })

/** Minimum length of the first word of a company's name. */
const minCompany = 4

/** Whether a name begins like the sender's, as its cars, fares and clubs may: `SIXT Express Platinum`. */
function isBrand({ value }: Mention, { read: { page } }: Context): boolean {
  const sender = page.lines.find(({ origin }) => origin === 'sender')?.text ?? ''
  const [company = ''] = folded(sender).split(/[^\p{L}]+/u)
  const [first, ...rest] = folded(value).split(/\s+/)
  if (company.length < minCompany || first !== company || rest.length === 0) return false
  // A person who forwards an email has such a name.
  if (folded(sender).includes(folded(value))) return false
  const { given, family } = nameWords(rest.join(' '))
  return given + family === 0
}

/** Minimum probability of a person with an entirely unknown name, in the presence of a known one. */
const minUnknown = 0.67

/** The words of a name without titles, folded. */
const nameParts = oncePer(({ value, line }: Mention, context: Context): string[] => {
  const { text } = context.read.page.lines[line] ?? { text: '' }
  const titles = new Set(
    (context.read.tags[line] ?? [])
      .filter(({ ids }) => ids.includes(titleTag))
      .map(({ start, end }) => folded(text.slice(start, end)).replace('.', '')),
  )
  return folded(value)
    .split(/[\s/,.]+/)
    .filter((word) => word !== '' && !titles.has(word))
})

/** Lowercase words of a page, which are not personal names. */
const smallWords = oncePer(
  (context: Context) =>
    new Set(
      context.read.page.lines.flatMap(
        ({ plain }) => plain.match(/(?<![\p{L}\d'’-])\p{Ll}{4,20}(?![\p{L}\d'’-])/gu) ?? [],
      ),
    ),
)

/** Whether an entirely unknown name contains a word that the page also writes in lowercase. */
const isOrdinary = (mention: Mention, words: ReadonlySet<string>): boolean =>
  isLatin(mention.value) &&
  knownShare(mention) === 0 &&
  mention.value
    .toLowerCase()
    .split(/[\s/]+/)
    .some((word) => words.has(word))

/**
 * Whether a text names an airport on the page, or its town, in words that are also personal names: `Santiago de Chile`,
 * `Arturo Merino Benítez`.
 */
const isAirportOnPage = (name: string, { read }: Context): boolean => {
  const airport = /\s/.test(name) ? airportNamed(name) : null
  if (!airport || !read.mentions.some(({ type, value }) => type === 'airport' && value === airport.iata)) return false
  const known = folded([airport.name, airport.locality, countryNames.of(airport.countryCode)].join(' ')).split(/[\s-]+/)
  // Lowercase `de` is irrelevant, but `Ed` is a given name.
  return name.split(/[\s-]+/).every((word) => /^\p{Ll}{1,2}$/u.test(word) || known.includes(folded(word)))
}

/** Whether a text consists of airport codes on the page: `LOS / ACC`. */
function isRoute(name: string, { read }: Context): boolean {
  const codes = name.split(/\s?[/–-]\s?/u)
  const isAirport = (code: string): boolean =>
    read.mentions.some(({ type, value }) => type === 'airport' && value === code)
  return codes.length > 1 && codes.every(isAirport)
}

/** Whether a text of several words is a country. Single words may also be names: `Jordan`, `Georgia`. */
const isCountry = (name: string): boolean => /\s/.test(name) && countryCode(name) !== null

/** A street after its number: `118 Prospect Pl`. */
const streetEnd = / (?:Pl|St|Ave|Rd|Blvd|Dr|Ln|Ct|Sq|Ter|Pkwy|Hwy|Place|Street|Avenue|Road|Lane|Court|Square)\.?$/
const isStreet = ({ value, line, start }: Mention, { read }: Context): boolean =>
  streetEnd.test(value) && /\d\s$/.test((read.page.lines[line]?.text ?? '').slice(0, start))

/** A name after a comma and before an exclamation mark: `, Anna Nowak!`. */
const addressed = /^,\s\p{Lu}[^,!]{2,40}!\W*$/u

/** Whether a text is a wish addressed to the person named after it: `Gute Fahrt, Anna Nowak!`. */
const isWish = (mention: Mention, { read }: Context): boolean => {
  const { text = '' } = read.page.lines[mention.line] ?? {}
  const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, mention.start))
  return isFirst && knownShare(mention) === 0 && addressed.test(text.slice(mention.end))
}

/** A possession rather than a person: `Okonkwo's Berlin`. */
const possessive = /\p{L}['’]s\s\p{Lu}/u

const isCode = (text: string): boolean => findAirport(text) !== null

/** Whether a name has a title, and so is a person's: `M. Omar SOW`. */
const isTitled = ({ line, start }: Mention, { read }: Context): boolean =>
  (read.tags[line] ?? []).some(
    (tag) => tag.ids.includes(titleTag) && (tag.start === start || (tag.end <= start && start - tag.end <= 2)),
  )

/** Whether a text is a place and its airport's code: `Nice NCE`, `OSL Oslo`. */
const hasAirportCode = (mention: Mention, context: Context): boolean =>
  !isTitled(mention, context) &&
  ((/\p{Ll}.* [A-Z]{3}$/u.test(mention.value) && isCode(mention.value.slice(-3))) ||
    (/^[A-Z]{3} .*\p{Ll}/u.test(mention.value) && isCode(mention.value.slice(0, 3))))

/** Lowercase particles at the end of names: `Nur binti`. */
const particles = /^(?:binti|ferch|junior|senior)$/u

/** Whether a text ends with an ordinary lowercase word, unlike a name: `Houston turnaround`, `Τύπος τιμής`. */
function isPhrase(text: string): boolean {
  const [, last = ''] = /^\p{Lu}.*\s(\p{Ll}{4,})$/u.exec(text) ?? []
  return last !== '' && !particles.test(last) && nameWords(last).neither > 0
}

/** Whether a name is something else: an airline, an airport, a product, a heading, a wish, or the sender. */
const isOfOther = oncePer((mention: Mention, context: Context): boolean => {
  const { value } = mention
  return (
    hasAirportCode(mention, context) ||
    possessive.test(value) ||
    isProduct(value) ||
    isNoName(mention, context) ||
    isWish(mention, context) ||
    isPhrase(value) ||
    isTripTitle(value) ||
    isBrand(mention, context) ||
    isHeading(mention, context) ||
    isSender(mention, context) ||
    isStreet(mention, context) ||
    isAirportOnPage(value, context) ||
    isCountry(value) ||
    isRoute(value, context) ||
    airlineCode(value) !== null
  )
})

/**
 * Whether a name consists of the family names of likelier people, or of their given names: `Nowak, Bach` and `Anna
 * Peter` of Anna Nowak and Peter Bach.
 */
function isOfSeveral(name: string, likelier: readonly RankedPerson[]): boolean {
  const words = wordsOf(name)
  const others = likelier.map(({ candidate }) => givenFirst(candidate.mention.value)).filter((one) => one.length > 1)
  const areFamilyNames = words.every((word) =>
    others.some((one) => one.at(-1) === word && !words.includes(one[0] ?? '')),
  )
  const areGivenNames = words.every((word) =>
    others.some((one) => one[0] === word && !words.includes(one.at(-1) ?? '')),
  )
  return words.length > 1 && (areFamilyNames || areGivenNames)
}

/** Minimum probability of a person for their relatives to be kept. */
const minRelative = 0.9

/** Whether a name has the family name of a certain traveler, and another given name. */
function isRelative({ value }: Mention, all: readonly RankedPerson[]): boolean {
  const [first, ...rest] = givenFirst(value)
  const family = rest.at(-1)
  return all.some(({ candidate, probability }) => {
    const other = givenFirst(candidate.mention.value)
    return probability >= minRelative && family !== undefined && other.at(-1) === family && other[0] !== first
  })
}

/**
 * Drops names that are not a separate person's: airlines, places, fares, rooms, surnames of people named in full,
 * combined surnames, and repetitions in another script.
 */
export function withoutUnrelatedPersons(all: readonly RankedPerson[], context: Context): RankedPerson[] {
  const parts = all.map(({ candidate: { mention } }) => nameParts(mention, context))
  const isKnown = all.some(({ candidate: { mention } }) => knownShare(mention) === 2)
  const hasTraveler = all.some(({ candidate: { mention } }) => labelsOf(mention.value, context).isTraveler)
  // A person named as the arranger, if another one is named as the traveler, does not travel.
  const isArranger = ({ value }: Mention): boolean => hasTraveler && labelsOf(value, context).isArranger
  const isSigner = all.map(({ candidate: { mention } }) => isOnlySignatory(mention.value, context))
  const names = all.map(({ candidate: { mention } }) => mention.value)
  const hasOthers = isSigner.includes(false) || (isSigner.includes(true) && greetsAnother(names, context))
  return all.filter(({ candidate: { mention }, probability }, at) => {
    if (hasOthers && isSigner[at]) return false
    const own = parts[at] ?? []
    const [first = ''] = own
    const isPart =
      own.length === 1 &&
      isLatin(mention.value) &&
      parts.some((other, place) => place < at && other.length > 1 && other.includes(first))
    if (isPart || isArranger(mention) || isOfOther(mention, context) || isOfSeveral(mention.value, all.slice(0, at)))
      return false
    if (isKnown && knownShare(mention) < 2 && findCity(mention.value) !== null) return false
    if (all.some((other, place) => place < at && isSamePerson(other.candidate.mention, mention, context))) return false
    if (isKnown && isOrdinary(mention, smallWords(context))) return false
    const isCertain = probability >= minUnknown || isRelative(mention, all)
    return !isKnown || isCertain || knownShare(mention) > 0 || !isLatin(mention.value)
  })
}
