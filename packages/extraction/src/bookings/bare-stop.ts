import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { folded } from '../kit/fold'
import type { Particle } from '../languages/language'
import { brandTag, conceptTag, particlesOf, type Tag } from '../languages/lexicon'
import { type Mention, standsIn } from '../mentions/mention'

const brandTags = new Set(reservationKinds.map(brandTag))

/** Strips the company in front of a stop: `Sixt, Oslo lufthavn`. */
function withoutCompany(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const company = tags.find(
    ({ start, end, ids }) => start === mention.start && end < mention.end && ids.some((id) => brandTags.has(id)),
  )
  const value = company && /^\s*,\s*(\p{L}.*)$/u.exec(text.slice(company.end, mention.end))?.[1]
  return value ? { ...mention, start: mention.end - value.length, value } : mention
}

/** A code of a station or an airport behind its name: `NEW DELHI (NDLS)`, `George Airport, GRJ`. */
const stopCode = /\s*[(（][A-Z]{2,5}[)）]$/u
const airportBehind = /(?<=\p{L}{3}),\s?([A-Z]{3})$/u
/** What is no part of a name: an open bracket or a row of dots behind it, a sign of departure or arrival before. */
const openBracket = /\s*[(（][^()（）]*$/u
const dotLeader = /\s*\.{4,}.*$/u
const leadingSign = /^[発着]\s+(?=\p{L}{2})/u
/** The number of a station in the railway's system, in front of its name: `22001 КИЇВ`. */
const stationNumber = /^\d{5,7}\s+(?=\p{L}{2})/u

/** A preposition or an article behind a comma, which belongs to the day or hour after it: `Nice Aéroport, le`. */
const danglingWord = /,\s*(\p{Ll}{1,5})\.?$/u

const words = (text: string): string[] => folded(text).match(/\p{L}{3,}/gu) ?? []

/** Whether a code behind the name of a place is that of its airport, rather than a short form: `Kraków, MDA`. */
function isAirportOf(code: string | undefined, place: string): boolean {
  const airport = code === undefined ? null : findAirport(code)
  const named = new Set(airport ? words(`${airport.name} ${airport.locality}`) : [])
  return words(place).some((word) => named.has(word))
}

/** Strips from the name of a stop what only stands beside it. */
function withoutExtras(mention: Mention, kind: ReservationKind): Mention {
  const code = airportBehind.exec(mention.value)?.[1]
  const isNumbered = kind === 'train' && stationNumber.test(mention.value)
  const sign = (isNumbered ? stationNumber : leadingSign).exec(mention.value)
  const lead = sign?.[0].length ?? 0
  const value = mention.value
    .slice(lead)
    .replace(openBracket, '')
    .replace(dotLeader, '')
    .replace(danglingWord, (text, word: string) => (isPreposition(word) || article.test(word) ? '' : text))
    .replace(stopCode, '')
    .replace(airportBehind, (text) => (isAirportOf(code, mention.value.slice(0, -text.length)) ? '' : text))
  if (!/\p{L}{2}/u.test(value)) return mention
  const start = mention.start + lead
  // a name in two cells is longer than what of it stands in the line
  const isInLine = mention.end - mention.start === mention.value.length
  return { ...mention, start, end: isInLine ? start + value.length : mention.end, value }
}

const platformTag = conceptTag('platform')

/** Strips the platform behind the name of a stop: `Rijeka, AK (peron 4)`, `Oslo bussterminal, plattform 12`. */
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

/** What stands before a day of the month. */
const article = /^(?:le|el|il|dia|día|den|am)$/u

/** Strips a label with its preposition, which may be a part of it, from a stop: `Sosire în gara Moldovița`. */
function withoutLabel(mention: Mention, text: string, tags: readonly Tag[]): Mention {
  const label = tags.find(
    ({ start, end, ids }) => start === mention.start && end < mention.end && ids.some((id) => endTags.has(id)),
  )
  if (!label) return mention
  const rest = text.slice(label.end, mention.end).trim()
  const [, lastWord = ''] = / (\S+)$/u.exec(text.slice(label.start, label.end)) ?? []
  const [, firstWord = '', behind = ''] = /^(\S{1,4})\s(.*)$/u.exec(rest) ?? []
  const value = isPreposition(lastWord) ? rest : isPreposition(firstWord) ? behind : ''
  return /\p{L}{2}/u.test(value) ? { ...mention, start: mention.end - value.length, value } : mention
}

/** The other end of the leg that a stop belongs to. */
interface OtherEnd {
  from?: string | undefined
  to?: string | undefined
}

/** What stands between the two ends of a route. */
const between = '\\s*(?:[-–—→>]|->|=>)\\s*'
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Strips from one end of a route the other one, with which it was taken for one name: `Brăila – București Nord`. */
function withoutOtherEnd(mention: Mention, { from, to }: OtherEnd): Mention {
  const value = mention.value
    .replace(to === undefined ? /$^/ : new RegExp(`${between}${escaped(to)}$`, 'iu'), '')
    .replace(from === undefined ? /$^/ : new RegExp(`^${escaped(from)}${between}`, 'iu'), '')
  return /\p{L}{2}/u.test(value) ? { ...mention, value } : mention
}

/** Strips what only stands beside the name of a stop; `text` and `tags` are those of its line. */
export function bareStop(
  mention: Mention,
  text: string,
  tags: readonly Tag[],
  { kind, ...other }: OtherEnd & { kind: ReservationKind },
): Mention {
  // a name in two cells is not a part of one line
  if (!standsIn(mention, text)) return withoutOtherEnd(withoutExtras(mention, kind), other)
  const named = withoutLabel(withoutCompany(mention, text, tags), text, tags)
  // the gate or door where a driver waits is a part of the place
  const own = kind === 'train' || kind === 'bus' ? withoutPlatform(named, text, tags) : named
  return withoutOtherEnd(withoutExtras(own, kind), other)
}
