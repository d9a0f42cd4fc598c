import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import { airlineName } from '@sextant/places/carriers/airline-name'
import { findCity } from '@sextant/places/cities/find-city'
import { matchesOf } from '../kit/matches-of'
import { conceptTag, particleTag, type Tag } from '../languages/lexicon'
import type { Line } from '../page/page'
import { type Mention, mentionAt } from './mention'
import { isNotAnAirport } from './not-an-airport'

const contact =
  /(?:https?:\/\/|www\.)[^\s<>()]{3,300}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}|(?<![\w+/])(?:\+|00)\d[\d ()./-]{7,20}\d|(?<![\w+/.-])0\d{1,3}-\d{3,4}-\d{4}(?![\w-])|(?:(?<!\p{L})(?:tel|fax|tél|tlf|тел)|phone|telefon|電話|电话|☎)[.:\s]{1,3}[+(]?\d[\d ()./-]{5,18}\d|(?<![\p{L}\d])\d{3,14}\*{3,8}[\dX]{1,4}(?![\p{L}\d])/giu

/** URLs, email addresses, phone numbers and masked numbers of cards, which contain no dates, times or codes. */
export const findContacts = (line: Line): Mention[] =>
  matchesOf(line.plain, contact).map((match) => mentionAt(line, 'contact', match.index, match[0], match[0], ''))

const shape = (value: string): string => {
  const letters = value.replace(/[^A-Z]/g, '').length
  const digits = value.replace(/\D/g, '').length
  if (digits === 0) return letters === 6 ? 'alpha-6' : letters === 5 ? 'alpha-5' : 'alpha'
  if (letters === 0)
    return digits <= 3
      ? 'digits-3'
      : digits <= 5
        ? 'digits-5'
        : digits <= 8
          ? 'digits-8'
          : digits <= 11
            ? 'digits-11'
            : 'digits-long'
  if (value.length === 6) return 'mixed-6'
  if (value.length === 5) return 'mixed-5'
  return /^[A-Z]+[-–/._]?\d+$/.test(value) ? 'prefixed' : 'mixed'
}

/** `4.96`, `120.50`: a rating, a price, a distance. */
const decimal = /^\d{1,3}\.\d{1,2}$/
/** A US state with its postal code: `NY 10036`. */
const statePostcode =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}$/

/** A UK postal code: `WC2R 0EZ`. */
const britishPostcode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/

/** The number of a room behind what is charged for it: `ROOM 1204`, `TAX 1204`. */
const room = /^(?:ROOM|RM|TAX|ZIMMER|CHAMBRE|HAB|CAMERA|KAMER) \d{1,4}$/
/** Two groups of letters and digits that are no codes. */
const notGrouped = [statePostcode, britishPostcode, room]

/** A reservation system's passenger, `1.NOWAK/ANNA`, or a North American phone number, `1-212-555-0144`. */
const noReference = /^\d{1,2}\.\d?\p{Lu}{2,}\/\p{Lu}{2,}$|^1[-.][2-9]\d{2}[-.][2-9]\d{2}[-.]\d{4}$/u
/** A range, a weight, a number of pieces, or the name of a reservation system. */
const noCode =
  /^\d{1,2}[-–]\d{1,2}$|^\d{1,3}(?:KG|KGS|LB|LBS|PC|PCS|KM|CM|MM|MIN|HRS|MB|GB)$|^(?:ABACUS|AMADEUS|APOLLO|GALILEO|SABRE|TRAVELPORT|WORLDSPAN)$/u
/** Masked digits: `XXXXX4471`. */
const masked = /X{4}/
/** Whether a word in capitals is a city or airport, or two airports: `PORTO`, `PENANG`, `BSB-BEL`, `DOH/COK`. */
const isPlace = (text: string): boolean =>
  findCity(text) !== null ||
  (/^\p{L}+$/u.test(text) && airportNamed(text) !== null) ||
  text.split(/[-/]/).every((part) => part.length === 3 && findAirport(part) !== null)

/** A record locator after the airline's designator: `BA/NW5L2C`, `QR-7MWZ4K`. */
const carriedCode = /^[A-Z0-9]{2}(?:\/([A-Z0-9]{5,6})|-(?=[A-Z0-9]*[A-Z])(?=[A-Z0-9]*\d)([A-Z0-9]{6}))$/

/** A contemporary year. */
const yearLike = /^20[23]\d$/

/** A number after an abbreviation of "number", as reservation systems write it: `CONF NO-40127733`. */
const numberedCode = /^(?:NO|NR|NBR|NUM|REF|CONF|CONFIRMATION|RESERVATION)[-.]([A-Z0-9]{5,16})$/

/** A whole word for a number in front of it, which is no part of a code: `CONFIRMATION-40127733`. */
const spelled = /^(?:CONFIRMATION|RESERVATION)[-.]\w{5}/

/** Words before a code in an all-caps line. */
const labelBefore =
  /(?<!\p{L})(?:code|pnr|ref|reference|locator|confirmation|booking|reservation|number|no\.?|nr\.?)[\s:#=]{1,3}$/iu

/** A record locator after its label may be short, in lower case, or contain a slash. */
const labelled = /^[\s:：#=№°º.【「(]{1,8}([\p{L}\d](?:[\p{L}\d]|[-/._](?=[\p{L}\d])){1,24})(?![\p{L}\d])/u
/** A line that is a code of capitals, lowercase letters and digits. */
const wholeLine = /^(?=.*\d)(?=.*\p{Ll})(?=.*\p{L}.*\p{L})[A-Za-z\d][A-Za-z\d-]{5,19}$/u
const referenceTags = new Set([conceptTag('reference'), conceptTag('agencyReference')])

/** Finds codes of other forms after reference labels, and alone in a line. */
function labelledCodes(line: Line, taken: readonly Mention[], tags: readonly Tag[]): Mention[] {
  const { plain } = line
  const found = tags.flatMap(({ end, ids }) => {
    const match = ids.some((id) => referenceTags.has(id)) ? labelled.exec(plain.slice(end, end + 36)) : null
    const text = match?.[1] ?? ''
    const start = end + (match ? match[0].length - text.length : 0)
    // After a label, something that looks like a phone number is a reference.
    const isFree = !taken.some(
      (other) => other.type !== 'contact' && start < other.end && other.start < start + text.length,
    )
    return /\d/.test(text) && isFree ? [mentionAt(line, 'code', start, text, text, 'labelled')] : []
  })
  if (found.length === 0 && wholeLine.test(plain) && !taken.some(({ type }) => type === 'date'))
    found.push(mentionAt(line, 'code', 0, plain, plain, 'mixed-case'))
  return found
}

/** A letter in a script without case, where words and codes may be adjacent: `订单NX0915223已确认`. */
const uncased = /^\p{Lo}$/u
/** A code of letters and digits that is distinct from adjacent words. */
const attachable = /^(?=.*[A-Z])(?=.*\d)[A-Z\d-]{6,}$/

/** A code in capitals and digits, which may begin with a small “e” for “electronic”: `eIC-482019377`. */
const codeLike =
  /(?<![\p{Lu}\p{Ll}\p{M}\d@])#?(?:e(?=\p{Lu}{1,4}-?\d{4}))?[\p{Lu}0-9](?:[\p{Lu}0-9]|[-–/._](?=[\p{Lu}0-9]))*(?![\p{Ll}@])/gu

/**
 * Finds codes that may be record locators: capitals and digits, as one word or separated by punctuation. Words in
 * capitals that are labels or cities do not count.
 */
export function findCodes(line: Line, taken: readonly Mention[], tags: readonly Tag[]): Mention[] {
  const { plain } = line
  const found: Mention[] = []
  const isShouting = plain.length > 20 && plain === plain.toUpperCase() && /\p{Lu}{3}/u.test(plain)
  for (const match of matchesOf(plain, codeLike)) {
    const text = match[0].replace(/^#/, '')
    const start = match.index + (match[0].length - text.length)
    if (text.length < 4 && !(match[0].startsWith('#') && text.length > 2)) continue
    if (text.length > 40) continue
    const isAttached = uncased.test(plain.slice(Math.max(0, match.index - 1), match.index))
    if (isAttached && !attachable.test(text)) continue
    const digits = /\d/.test(text)
    const isLabelled = labelBefore.test(plain.slice(0, start))
    // `Karpaten-Lesungen – 2027`
    if (yearLike.test(match[0]) && !isLabelled) continue
    const isCarried = carriedCode.test(text) && airlineName(text.slice(0, 2)) !== null
    const isWord = text.length < 5 || (text.length > 8 && !(isLabelled && text.length < 11))
    if (!digits && isWord && !carriedCode.test(text)) continue
    if (!digits && isShouting && !isCarried && !isLabelled) continue
    const end = start + text.length
    if (!digits && (tags.some((tag) => tag.start <= start && tag.end >= end) || isPlace(text))) continue
    if (taken.some((other) => start < other.end && other.start < end)) continue
    if (
      decimal.test(text) ||
      masked.test(text) ||
      noReference.test(text) ||
      noCode.test(text) ||
      statePostcode.test(plain.slice(Math.max(0, start - 3), end))
    )
      continue
    const next = plain.slice(end, end + 1)
    if (/^[\p{L}\d]/u.test(next) && !(uncased.test(next) && attachable.test(text))) continue
    if (!spelled.test(text)) found.push(mentionAt(line, 'code', start, text, text, shape(text)))
    // `BA/NW5L2C`, `LH*7QK2PL`: the airline prefix is not part of the locator.
    const [, behindSlash, behindHyphen] = carriedCode.exec(text) ?? []
    const numbered = numberedCode.exec(text)?.[1]
    if (numbered)
      found.push(mentionAt(line, 'code', end - numbered.length, numbered, numbered, `carried-${shape(numbered)}`))
    const carried = behindSlash ?? (airlineName(text.slice(0, 2)) === null ? undefined : behindHyphen)
    if (carried) found.push(mentionAt(line, 'code', start + 3, carried, carried, `carried-${shape(carried)}`))
  }
  const all = [...found, ...grouped(line, taken)]
  const isNew = ({ start, end }: Mention): boolean => !all.some((other) => other.start === start && other.end === end)
  return [...all, ...labelledCodes(line, taken, tags).filter(isNew)]
}

const groups = /(?<![\p{L}\d+./-])(\d{2,5}(?:[ -]\d{2,5}){1,4})(?![\p{L}\d]|[.,:/]\d)/gu
const prefixed =
  /(?<![\p{L}\d])(\p{Lu}{1,4}(?: |-(?=\d+ \d))(?:\d{2,9}|\d(?=[/.]\d))(?:[/.-]\d{1,6}|(?: \d{2,6}){1,3})?)(?![\p{L}\d]|[.,:/]\d|\s?[%€£$])/gu
const spaced = /(?<![\p{L}\d])([A-Z0-9](?: [A-Z0-9]){4,7})(?![\p{L}\d])/gu

/** Three or more groups, the first with letters and digits, and digits in each: `AJ44 C071 8826`, `R771 204 418`. */
const several =
  /(?<![\p{L}\d])(?=[A-Z]{0,3}\d)(?=\d{0,4}[A-Z])([A-Z\d]{3,5}(?: (?=[A-Z]{0,3}\d)[A-Z\d]{2,5}){2,3})(?![\p{L}\d]|[.,:/]\d)/gu

/** Two groups of letters and digits: `NXK4 88Q2`, `RWL5 0293`. */
const pairs =
  /(?<![\p{L}\d])(?=[A-Z]{0,4}\d)(?=[\d ]{0,9}[A-Z])([A-Z\d]{3,5} (?=[A-Z]{0,4}\d)[A-Z\d]{3,5})(?![\p{L}\d]|[.,:/]\d)/gu

/** Finds numbers written in groups (`3021 7740 118`) and codes with spaced letters. */
function grouped(line: Line, taken: readonly Mention[]): Mention[] {
  const found: Mention[] = []
  for (const [pattern, form] of [
    [groups, 'grouped'],
    [prefixed, 'spaced-prefix'],
    [pairs, 'grouped'],
    [several, 'grouped'],
    [spaced, 'mixed-6'],
  ] as const) {
    for (const match of matchesOf(line.plain, pattern)) {
      const [text = ''] = match
      if (!text.includes(' ') || notGrouped.some((other) => other.test(text))) continue
      const end = match.index + text.length
      if (taken.some((other) => match.index < other.end && other.start < end)) continue
      found.push(mentionAt(line, 'code', match.index, text, form === 'mixed-6' ? text.replaceAll(' ', '') : text, form))
    }
  }
  return found
}

const iata = /(?<![\p{Lu}\p{Ll}\p{M}\d])([A-Z]{3})(?![\p{Lu}\p{Ll}\d])/gu
/** A leg's two airports as printed by reservation systems: `FCOJFK`. */
const cityPair = /(?<![\p{L}\d])([A-Z]{3})([A-Z]{3})(?=\s+\*?[A-Z]{2}\d{1,2}\b)/gu

/** Weekdays that are also airports. */
const weekdays = new Set(['MON', 'SUN', 'SAT', 'TUE', 'WED', 'THU', 'FRI'])
/** Maximum number of characters between a date and its weekday. */
const weekdayGap = 2

/** Whether a code is the weekday of an adjacent date: `17OCT SAT`. */
const isWeekday = (code: string, start: number, taken: readonly Mention[]): boolean =>
  weekdays.has(code) &&
  taken.some(
    ({ type, start: from, end: to }) =>
      type === 'date' && from - (start + code.length) <= weekdayGap && start - to <= weekdayGap,
  )

const halfTags = [particleTag('am'), particleTag('pm')]

/** Whether letters after a time are an AM/PM mark, as in Malay: `9:20 PTG`. */
const isHalfOfDay = (start: number, before: string, tags: readonly Tag[]): boolean =>
  /\d\s?$/.test(before) && tags.some((tag) => tag.start === start && halfTags.some((id) => tag.ids.includes(id)))

/** Finds IATA airport codes: bare, in brackets or in pairs. */
export function findAirportCodes(line: Line, taken: readonly Mention[], tags: readonly Tag[]): Mention[] {
  const pairs = matchesOf(line.plain, cityPair).flatMap((match) => {
    const codes = [match[1] ?? '', match[2] ?? '']
    if (!codes.every((code) => findAirport(code))) return []
    return codes.map((code, at) => mentionAt(line, 'airport', match.index + 3 * at, code, code, 'bare'))
  })
  const single = matchesOf(line.plain, iata).flatMap((match) => {
    const [text] = match
    const airport = findAirport(text)
    if (!airport || taken.some((other) => match.index < other.end && other.start < match.index + 3)) return []
    if (isWeekday(text, match.index, taken)) return []
    const before = line.plain.slice(0, match.index)
    if (isHalfOfDay(match.index, before, tags)) return []
    if (isNotAnAirport(text, before, line.plain.slice(match.index + text.length))) return []
    const isBracketed = /[([（]\s?$/.test(before)
    const form = isBracketed ? 'bracketed' : airport.weight > 1 ? 'bare' : 'small'
    return [mentionAt(line, 'airport', match.index, text, text, form)]
  })
  return [...pairs, ...single]
}

const nights =
  /(?<![\d.,])(\d{1,3})\s?(?:nights?|nächten?|nacht|nächte|nuits?|noches?|notti?|notte|nachten|noites?|noc[eyií]?|nocy|nocí|nätter|natt|nætter|nat|netter|yötä|yö|éjszaka|nopți|gece|ноч[ьией]{1,2}|ніч|ночі|ночей|διανυκτερεύσεις|νύχτες|ليال[يٍ]?|ليلة|לילות|泊|晚|박|คืน|malam|đêm|нощувки|noći|noči)(?!\p{L})/giu

/** Finds numbers of nights. */
export const findNights = (line: Line): Mention[] =>
  matchesOf(line.text, nights).map((match) => mentionAt(line, 'nights', match.index, match[0], match[1] ?? '', ''))
