import { findStation } from '@sextant/places/stations/find-station'
import type { Concept } from '../../languages/language'
import { conceptTag, particleTag, type Tag } from '../../languages/lexicon'
import { brandAtStart, brandNumber, isBrand } from './brands'
import type { EventWords } from './event-words'
import { busStation, trainNumber } from './timetable-stops'

/** The ends of a trip, according to a title. */
export interface TripEnds {
  from: string
  to: string
  /** The title without both places. */
  around: string
  /** Whether the title is a plain phrase: only trip words precede "from", and both places are names. */
  isPlain: boolean
  /** Whether only a dash connects them. */
  isDashed: boolean
}

const arrow = /\s*(?:-+>|=+>|→|➔|➜|➝|⇒|⟶|⇾|►|▶|»|>)\s*/u
/** Words between two names that precede the destination. */
const leading = /\s(?:to|nach|naar|til|till|vers|à|a(?=\s\p{Lu}))\s/u
const dash = /\s+[-–—~]\s+|(?<=\p{Script=Han})[-–—~～至](?=\p{Script=Han})|(?<=\b[A-Z]{3})\s?[-–—]\s?(?=[A-Z]{3}\b)/u

/** A name in front of the number of a flight. */
const carrierFirst = /^\p{Lu}[\p{L} ]{2,30}\s[-–—]\s(?=(?:[A-Z]\d|\d[A-Z]|[A-Z]{2}) ?\d{1,4} \p{L}{3})/u

/** Both places in brackets: `はやぶさ5号(東京→仙台)`, `IC 60 (Bern → Basel SBB)`. */
const enclosed = /^([^()（）]{2,40}?)\s?[(（]([^()（）]{2,60}(?:->|→|➔|⇒|~|～)[^()（）]{2,60})[)）]$/u

/** Details after a place that are not part of it. */
const details: readonly Concept[] = [
  'seat',
  'carriage',
  'platform',
  'terminal',
  'date',
  'time',
  'departure',
  'arrival',
  'cabin',
  'reference',
  'flight',
  'train',
  'bus',
  'ship',
  'duration',
  'status',
  'traveler',
  'operatedBy',
]
const service = /^(?:[A-Z]\d(?= ?\d{3})|[A-Z][A-Za-z]{0,4}|\d[A-Z]) ?\d{1,6}\b/
const lastService = /(?<=\p{L})\s+(?:[A-Z]{1,3}|\d[A-Z]|[A-Z]\d) ?\d{2,5}$/u
const mark = /\s*(?:[,|·•;:]|\s[-–—](?=\s)|\s(?=\())\s*/gu
const connected =
  /\s(?:mit|with|on|am|um|at|le|il|el|by|per|op|ve|dne|à|alle|den|klo|kl\.?|o|em)\s+(?=\d|[A-Z]{1,4} ?\d|train|bus|coach|ferry|zug|flight|flug)/iu

/** A place's name without its platform, bracketed code, and other details in a title. */
export function placeName(text: string, words: EventWords): string {
  let name = text.split(connected)[0] ?? ''
  for (const found of name.matchAll(mark)) {
    const rest = name.slice(found.index + found[0].length).replace(/^\(/, '')
    // `Berlin (ZOB)`
    if (busStation.test(rest) && !/\d/.test(rest)) break
    const isDetail = /^[#\d]/.test(rest) || service.test(rest) || words.beginsWith(rest, details) !== undefined
    if (found.index > 0 && (isDetail || found[0].trim() === ':')) {
      name = name.slice(0, found.index)
      break
    }
  }
  return name
    .replace(/\s*\[[A-Z\d]{3,8}\]\s*$/, '')
    .replace(/[\s,;:|–—-]+$/, '')
    .replace(lastService, '')
    .trim()
}

/** Words for a journey before its first place: `Tågresa Stockholm`, `のぞみ 15号 東京`. */
const journey =
  /^(?:(?:voyage|trajet) en \p{Ll}+|viaggio in \p{Ll}+|viaje en \p{Ll}+|tågresa|bussresa|resa|togreise|togrejse|reise|zugfahrt|bahnfahrt|busfahrt|fahrt|voyage|trajet|viaje|viaggio|viagem|podróż|cesta|utazás|treinreis|busreis|reis|trip|journey|sailing|crossing|overfahrt|traversée|traversata|travesía|(?:juna|bussi|laiva|lautta)?matka|cesta vlakem|cesta autobusem|podróż \p{Ll}+em)\s+(?=\p{Lu})|^[\p{Script=Katakana}\p{Script=Hiragana}ー]{2,10}\s?\d{1,4}号\s*|^\d{1,3}[А-ЯЁ]\s+(?=\p{Lu})/iu

/** A word for the direction before the first place: `Return: Göteborg - Frederikshavn`. */
const direction =
  /^(?:return|outbound|outward|inbound|hinfahrt|rückfahrt|hinreise|rückreise|hinweg|rückweg|aller|retour|ida|vuelta|regreso|andata|ritorno|volta|heenreis|terugreis|utresa|hemresa|återresa|utreise|hjemreise|udrejse|hjemrejse|tam|powrót|cesta tam|cesta zpět|menomatka|paluumatka)\s?[:–—-]\s+/iu

/** Strips what precedes a place: text before a colon, emoji, the train's number, labels. */
function placeBehind(text: string, words: EventWords): string {
  let name = text
    .replace(/^.*?[:|·•]\s+/u, '')
    .replace(direction, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/^\d{1,2}:\d{2}\s+/, '')
  for (let steps = 0; steps < 4; steps++) {
    const label = words.beginsWith(name, ['flight', 'train', 'bus', 'ship', 'route', 'outbound', 'inbound', 'origin'])
    const brand = brandNumber.exec(name)
    const branded = brand?.index === 0 ? brand[0].length : brandAtStart(name)
    const labelLength = journey.exec(name)?.[0].length
    // The number of a train whose kind precedes it.
    const bare = steps > 0 ? /^\d{1,5}\s+(?=\p{Lu})/u.exec(name)?.[0].length : undefined
    const end = branded ?? labelLength ?? service.exec(name)?.[0].length ?? label?.end ?? bare ?? 0
    const rest = name.slice(end).replace(/^[\s,:;|()–—便次号-]+/u, '')
    if (end === 0 || !/\p{L}/u.test(rest)) break
    name = rest
  }
  return stationAtEnd(name) ?? name
}

/** A known station after one or two unrelated words: `Tågresa Stockholm Central`, `Viaje Renfe AVE 3112 Madrid`. */
function stationAtEnd(name: string): string | null {
  const numbered = trainNumber.exec(name)
  const behind = numbered ? name.slice(numbered.index + numbered[0].length).trim() : ''
  if (/\p{L}{3}/u.test(behind)) return behind
  if (findStation(name)) return null
  const all = name.split(' ')
  return [1, 2].map((count) => all.slice(count).join(' ')).find((rest) => rest !== '' && findStation(rest)) ?? null
}

/** Splits a title at the words for "from" and "to" in any language. */
function byParticles(text: string, words: EventWords): [before: string, from: string, to: string] | null {
  const tags = words.tagsOf(text)
  const says = ({ ids }: Tag, particle: 'from' | 'to', concept: Concept): boolean =>
    ids.includes(particleTag(particle)) || ids.includes(conceptTag(concept))
  const origins = tags.filter((tag) => says(tag, 'from', 'origin') && tag.end < text.length)
  // `Viagem de comboio de Porto para Lisboa`: the first one is before the means of transport.
  const from = origins.find(({ end }, at) => {
    const means = text.slice(end, origins[at + 1]?.start ?? end)
    return !(words.kindsIn(means).length > 0 && words.hasMeaning(means))
  })
  const to = tags.find((tag) => from && tag.start > from.end + 1 && says(tag, 'to', 'destination'))
  if (!from || !to) return null
  const place = text.slice(from.end, to.start).replace(/^[\s:]+|[\s,:]+$/g, '')
  return [text.slice(0, from.start), place, text.slice(to.end).replace(/^[\s:]+/, '')]
}

const whose = /^(?:your|my|our|ihr|ihre|dein|deine|mein|meine|votre|mon|tu|su|mi|il tuo|la tua|uw|mijn|din|min)\s/iu

/** Whether a text is a name, rather than the word or brand of the means of transport: `Your flight`. */
const isPlace = (name: string, words: EventWords): boolean =>
  /^.{2,80}$/u.test(name) &&
  /\p{L}{2}/u.test(name) &&
  !isBrand(name) &&
  !(words.kindsIn(name).length > 0 && words.hasMeaning(name.replace(whose, '')))

const codedPair = /\(([A-Z]{3})\s?[-–→>/]\s?([A-Z]{3})\)/

/** The place whose code a line of the event has in brackets: `Chicago, IL (CHI) to Denver, CO (DEN)`. */
const placeOf = (code: string, words: EventWords): string | undefined =>
  words.lines
    .flatMap(({ text }) => text.split(`(${code})`).slice(0, -1))
    .map((before) => /(?<![\p{L}\d])(\p{Lu}[^\d:;()|→]{1,60}?)\s*$/u.exec(before)?.[1] ?? '')
    .find((name) => name !== '')

/** The places of two codes in brackets: `California Zephyr 5 (CHI-DEN)`. */
function codedEnds(text: string, words: EventWords): TripEnds | null {
  const [both = '', first = '', last = ''] = codedPair.exec(text) ?? []
  const [from, to] = [placeOf(first, words), placeOf(last, words)]
  return from && to ? { from, to, around: text.replace(both, ' '), isPlain: false, isDashed: true } : null
}

/**
 * The places that a title connects by an arrow, or by the words for "from" and "to". If the event is known to be a
 * trip, a dash or a lone "to" also counts.
 */
export function endsIn(title: string, words: EventWords, isTrip: boolean): TripEnds | null {
  // `Wizz Air - W6 2201 Budapest - London`
  const text = title.replace(/\s+/g, ' ').trim().slice(0, 300).replace(carrierFirst, '').replace(enclosed, '$1: $2')
  const coded = codedEnds(text, words)
  if (coded) return coded
  const pieces = text.split(arrow)
  const dashed = isTrip && pieces.length === 1 ? text.split(dash) : []
  const between = pieces.length > 1 ? pieces : dashed.length > 1 ? dashed : isTrip ? text.split(/\s\/\s/) : [text]
  // `Eurostar 9004 - London to Paris`: a dash separates the number, a word connects the places.
  const last2 = between.at(-1)?.split(leading) ?? []
  const sides = isTrip && pieces.length === 1 ? text.split(leading) : []
  // `Train 2151 - Boston - South Station to New York - Penn Station`: the places contain dashes.
  const [head = '', ...own] = sides[0]?.replace(/(?<=\d):\s(?=\p{Lu})/u, ' - ').split(dash) ?? []
  const isHead = own.length > 0 && (service.test(head) || trainNumber.test(head) || words.kindsIn(head).length > 0)
  const isWhole = sides.length === 2 && dash.test(sides[1] ?? '') && isHead
  const simple = isWhole
    ? [own.join(' - '), sides[1] ?? '']
    : isTrip && pieces.length === 1 && last2.length === 2
      ? last2
      : between
  const cut = pieces.length === 1 ? byParticles(text, words) : null
  const [before, first, last] = cut ?? ['', simple.at(-2) ?? '', simple.at(-1) ?? '']
  // Arrows may pass intermediate stops, and a dash may precede the first place.
  const start = cut ? first : placeBehind(pieces.length > 1 ? (pieces[0] ?? '') : first, words)
  const [from, to] = [placeName(start, words), placeName(last, words)]
  if (!isPlace(from, words) || !isPlace(to, words) || from === to) return null
  // `book train tickets to Hamburg`
  if (pieces.length === 1 && /^\p{Ll}{2}/u.test(from) && !/^\p{Ll}/u.test(to)) return null
  const around = text.replace(from, ' ').replace(to, ' ')
  const isNamed = [from, to].every((name) => /^[\p{Lu}\p{Lo}]/u.test(name))
  const isPlain = cut !== null && isNamed && words.hasMeaning(before)
  const isDashed = cut === null && pieces.length === 1 && simple.length > 1 && simple === between
  return { from, to, around, isPlain, isDashed }
}
