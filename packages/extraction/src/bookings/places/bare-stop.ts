import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { folded } from '../../kit/fold'
import type { Particle } from '../../languages/language'
import { brandTag, conceptTag, kindTag, particlesOf, type Tag } from '../../languages/lexicon'
import { isRentalCompany } from '../../languages/rental-companies'
import { type Mention, standsIn } from '../../mentions/mention'

const brandTags = new Set(reservationKinds.map(brandTag))

/** Strips the rental company before a stop: `Sixt, Oslo lufthavn`, `Avis, Faro Airport`. */
function withoutCompany(mention: Mention, text: string, tags: readonly Tag[], kind: ReservationKind): Mention {
  const company = tags.find(
    ({ start, end, ids }) => start === mention.start && end < mention.end && ids.some((id) => brandTags.has(id)),
  )
  const comma = mention.value.indexOf(',')
  const rental =
    kind === 'car' && isRentalCompany(mention.value.slice(0, Math.max(0, comma))) ? mention.start + comma : 0
  const end = company?.end ?? rental
  const value = end > 0 && /^\s*,\s*(\p{L}.*)$/u.exec(text.slice(end, mention.end))?.[1]
  return value ? { ...mention, start: mention.end - value.length, value } : mention
}

/** A station or airport code after the name: `NEW DELHI (NDLS)`, `George Airport, GRJ`. */
const stopCode = /\s*[(（][A-Z]{2,5}[)）]$/u
const airportBehind = /(?<=\p{L}{3}),\s?([A-Z]{3})$/u
/** The first letters of a port's name as its code behind it: `Kiel KI`. */
const ownLetters = /^(\p{Lu}\p{Ll}[\p{L} '’-]+) (\p{Lu}{2,3})$/u
/**
 * Text that is not part of a name: an unclosed bracket or dot leader after it, a departure or arrival sign before it.
 */
const openBracket = /\s*[(（][^()（）]*$/u
const dotLeader = /\s*\.{4,}.*$/u
const leadingSign = /^[発着]\s+(?=\p{L}{2})/u
/** The next clause of a Chinese sentence after a place: `阳朔站出站口，司机韦师傅`. */
const nextClause = /[，。；].*$/u
/** The railway's station number before the name: `22001 КИЇВ`. */
const stationNumber = /^\d{5,7}\s+(?=\p{L}{2})/u

/** A preposition or article after a comma, which belongs to the date or time that follows: `Nice Aéroport, le`. */
const danglingWord = /,\s*(\p{Ll}{1,5})\.?$/u

const words = (text: string): string[] => folded(text).match(/\p{L}{3,}/gu) ?? []

/** Whether the code after a place name is its airport's, rather than an abbreviation: `Kraków, MDA`. */
function isAirportOf(code: string | undefined, place: string): boolean {
  const airport = code === undefined ? null : findAirport(code)
  const named = new Set(airport ? words(`${airport.name} ${airport.locality}`) : [])
  return words(place).some((word) => named.has(word))
}

/** Strips text that is adjacent to a stop's name but not part of it. */
function withoutExtras(mention: Mention, kind: ReservationKind): Mention {
  const code = airportBehind.exec(mention.value)?.[1]
  const isNumbered = kind === 'train' && stationNumber.test(mention.value)
  const sign = (isNumbered ? stationNumber : leadingSign).exec(mention.value)
  const lead = sign?.[0].length ?? 0
  const value = mention.value
    .slice(lead)
    .replace(openBracket, '')
    .replace(nextClause, '')
    .replace(dotLeader, '')
    .replace(danglingWord, (text, word: string) => (isPreposition(word) || article.test(word) ? '' : text))
    .replace(stopCode, '')
    .replace(ownLetters, (text, name: string, code: string) => (name.toUpperCase().startsWith(code) ? name : text))
    .replace(airportBehind, (text) => (isAirportOf(code, mention.value.slice(0, -text.length)) ? '' : text))
  if (!/\p{L}{2}/u.test(value)) return mention
  const start = mention.start + lead
  // A name split over two cells is longer than its part in this line.
  const isInLine = mention.end - mention.start === mention.value.length
  return { ...mention, start, end: isInLine ? start + value.length : mention.end, value }
}

const platformTag = conceptTag('platform')

/** Strips the platform after a stop's name: `Rijeka, AK (peron 4)`, `Oslo bussterminal, plattform 12`. */
function withoutPlatform(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const platform = tags.find(
    ({ start, end, ids }) => start > mention.start && end <= mention.end && ids.includes(platformTag),
  )
  const before = platform && text.slice(mention.start, platform.start)
  const value = before !== undefined && /[,(（]\s*$/u.test(before) ? before.replace(/[\s,(（]+$/u, '') : ''
  return /\p{L}{2}/u.test(value) ? { ...mention, end: mention.start + value.length, value } : mention
}

const endTags = new Set(
  (['departure', 'arrival', 'pickUp', 'dropOff', 'origin', 'destination'] as const).map(conceptTag),
)
const prepositions: readonly Particle[] = ['from', 'to', 'at', 'on']

function isPreposition(word: string): boolean {
  const known = particlesOf(word)
  return prepositions.some((one) => known.has(one))
}

/** A word that precedes a day of the month. */
const article = /^(?:le|el|il|dia|día|den|am)$/u

/**
 * Strips a label and its preposition, which may be part of it, from a stop: `Sosire în gara Moldovița`. Labels of
 * several words need no preposition: `Port of departure Napoli`.
 */
function withoutLabel(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const label = tags.find(
    ({ start, end, ids }) => start === mention.start && end < mention.end && ids.some((id) => endTags.has(id)),
  )
  if (!label) return mention
  const rest = text.slice(label.end, mention.end).trim()
  const [, lastWord = ''] = / (\S+)$/u.exec(text.slice(label.start, label.end)) ?? []
  const [, firstWord = '', behind = ''] = /^(\S{1,4})\s(.*)$/u.exec(rest) ?? []
  const isPhrase = /\p{L}\s\p{L}/u.test(text.slice(label.start, label.end)) && /^\p{Lu}/u.test(rest)
  const value = isPreposition(lastWord) || isPhrase ? rest : isPreposition(firstWord) ? behind : ''
  return /\p{L}{2}/u.test(value) ? { ...mention, start: mention.end - value.length, value } : mention
}

/** The label that Japanese sets apart by a wide space, such as that of an office. */
const leadingLabel = /^\p{Lo}{1,8}(?=\u3000)/u

/** Strips a label that a wide space sets apart from a stop. */
function withoutLeadingLabel(mention: Mention, tags: readonly Tag[]): Mention {
  const [label = ''] = leadingLabel.exec(mention.value) ?? []
  const isLabel = tags.some(({ start, end }) => start === mention.start && end === start + label.length)
  const value = isLabel ? mention.value.slice(label.length).trimStart() : ''
  return /\p{L}{2}/u.test(value) ? { ...mention, start: mention.end - value.length, value } : mention
}

const legTags = new Set((['departure', 'arrival'] as const).map(conceptTag))
const runTags = new Set((['train', 'bus', 'ship'] as const).map(conceptTag))
/** An abbreviation of "number" and a booking code: `no. AC-3271`. */
const codeBehind = /,\s\p{L}{1,3}\.?\s[A-Z]{2,4}-\d{2,}$/u

/** Strips leg details after a comma: `Zadar, polazak`, `Campeche, tren 302`, `Genève, no. AC-3271`. */
function withoutLegDetails(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const word = tags.find(({ start, end, ids }) => {
    const rest = text.slice(end, mention.end)
    const isDetail = rest === '' ? ids.some((id) => legTags.has(id)) : ids.some((id) => runTags.has(id))
    return start > mention.start && isDetail && /^\p{Ll}/u.test(text.slice(start)) && /^(?:\s\d+)?$/u.test(rest)
  })
  const before = word && word.end <= mention.end ? text.slice(mention.start, word.start) : ''
  const value = /,\s*$/u.test(before) ? before.replace(/,\s*$/u, '') : mention.value.replace(codeBehind, '')
  return /\p{L}{2}/u.test(value) && value !== mention.value
    ? { ...mention, end: mention.start + value.length, value }
    : mention
}

/** Words for a train, coach, ship or taxi. */
export const vehicleTags = new Set([...(['train', 'bus', 'ship'] as const).map(conceptTag), kindTag('taxi')])
const stationTags = new Set(reservationKinds.map(kindTag))
const behindRoute = /^(?:\s?[(（][^()（）]{1,40}[)）])?[\s\d:.,h]{0,8}\s*(?:[→⟶➔➜]|->|[-–—]\s)/u

/** Strips the vehicle before a name that an arrow or dash follows: `Tog Voss stasjon – Bergen stasjon`. */
function withoutVehicle(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const vehicle = tags.find(
    ({ start, end, ids }) => start === mention.start && end < mention.end && ids.some((id) => vehicleTags.has(id)),
  )
  const name = vehicle && /^\s+(\p{Lu}.*)$/u.exec(text.slice(vehicle.end, mention.end))?.[1]
  if (!name || !behindRoute.test(text.slice(mention.end))) return mention
  const start = mention.end - name.length
  const isStation = tags.some((tag) => tag.start === start && tag.ids.some((id) => stationTags.has(id)))
  return isStation ? mention : { ...mention, start, value: name }
}

/** The other end of the stop's leg. */
interface OtherEnd {
  from?: string | undefined
  to?: string | undefined
}

/** Separator between the two ends of a route. */
const between = '\\s*(?:[-–—→>]|->|=>)\\s*'
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Strips the other end of a route where both were taken as one name: `Brăila – București Nord`. Rental cars have no
 * route, and an airport's name may combine two towns.
 */
function withoutOtherEnd(mention: Mention, { from, to }: OtherEnd, kind: ReservationKind): Mention {
  if (kind === 'car') return mention
  const value = mention.value
    .replace(to === undefined ? /$^/ : new RegExp(`${between}${escaped(to)}$`, 'iu'), '')
    .replace(from === undefined ? /$^/ : new RegExp(`^${escaped(from)}${between}`, 'iu'), '')
  return /\p{L}{2}/u.test(value) ? { ...mention, value } : mention
}

/** Strips text that is adjacent to a stop's name but not part of it. `text` and `tags` are those of its line. */
export function bareStop(
  mention: Mention,
  text: string,
  tags: readonly Tag[],
  { kind, ...other }: OtherEnd & { kind: ReservationKind },
): Mention {
  // A name split over two cells is not a substring of one line.
  if (!standsIn(mention, text)) return withoutOtherEnd(withoutExtras(mention, kind), other, kind)
  const named = withoutLabel(withoutCompany(withoutLeadingLabel(mention, tags), text, tags, kind), text, tags)
  // For a driver's pick-up, the gate or door is part of the place.
  const own = kind === 'train' || kind === 'bus' ? withoutPlatform(named, text, tags) : named
  return withoutOtherEnd(
    withoutExtras(withoutVehicle(withoutLegDetails(own, text, tags), text, tags), kind),
    other,
    kind,
  )
}
