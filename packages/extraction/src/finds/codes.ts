import { findAirport } from '@sextant/places/airports/find-airport'
import { airlineCode, airlineName } from '@sextant/places/carriers/airline-name'
import type { Line } from '../page/page'
import type { Find } from './find'

const find = (
  line: Line,
  type: Find['type'],
  start: number,
  text: string,
  value: string,
  form: string,
  detail = '',
): Find => ({
  type,
  line: line.index,
  start,
  end: start + text.length,
  value,
  form,
  detail,
})

const contact =
  /(?:https?:\/\/|www\.)[^\s<>()]{3,300}|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}|(?<![\w+])(?:\+|00)\d[\d ()./-]{7,20}\d|(?:tel|phone|fax|tél|telefon|tlf|тел|電話|电话|☎)[.:\s]{1,3}[+(]?\d[\d ()./-]{5,18}\d/giu

/** Addresses of the net, and telephone numbers: nothing in them is a date, a time or a code. */
export const findContacts = (line: Line): Find[] =>
  [...line.plain.matchAll(contact)].map((match) => find(line, 'contact', match.index, match[0], match[0], ''))

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  円: 'JPY',
  元: 'CNY',
  '₩': 'KRW',
  원: 'KRW',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '฿': 'THB',
  '₫': 'VND',
  '₪': 'ILS',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  kr: 'SEK',
  'kr.': 'DKK',
  lei: 'RON',
  лв: 'BGN',
  руб: 'RUB',
  грн: 'UAH',
  tl: 'TRY',
  rp: 'IDR',
  บาท: 'THB',
  đ: 'VND',
  r$: 'BRL',
  us$: 'USD',
  $: 'USD',
  a$: 'AUD',
  c$: 'CAD',
  hk$: 'HKD',
  nt$: 'TWD',
  s$: 'SGD',
  chf: 'CHF',
  sfr: 'CHF',
  din: 'RSD',
  euro: 'EUR',
  euros: 'EUR',
}
const sign =
  '(?:[A-Z]{3}(?![A-Z])|(?:US|HK|NT|[ACSR])?\\$|[€£¥円元₩원₹₺₽₴฿₫₪]|zł|kč|ft|kr\\.?|lei|лв|руб|грн|tl|rp|บาท|đ|chf|sfr|euros?|din)'
const amount = "\\d{1,3}(?:[ .,'’]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?"
const money = new RegExp(
  `(?<![\\p{L}\\d])(${sign})\\s?(${amount})(?![\\d])|(?<![\\d.,:])(${amount})(?:,-|\\.-)?\\s?(${sign})(?![\\p{L}\\d])`,
  'giu',
)
const isoCurrency =
  /^(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|RUB|UAH|JPY|CNY|KRW|HKD|TWD|SGD|THB|VND|IDR|MYR|PHP|INR|AED|SAR|QAR|KWD|BHD|OMR|ILS|EGP|MAD|TND|ZAR|KES|NGN|AUD|NZD|CAD|MXN|BRL|ARS|CLP|COP|PEN|ISK|RSD|GEL|AZN|KZT|LKR|PKR|BDT|TZS|MUR|HRK|JOD|LBP)$/

/** The number of an amount as a decimal string: the last sign of two digits parts the hundredths. */
function decimal(text: string): string {
  const hundredths = /[.,](\d{1,2})$/.exec(text)
  const whole = (hundredths ? text.slice(0, hundredths.index) : text).replace(/\D/g, '')
  return hundredths ? `${whole}.${(hundredths[1] ?? '').padEnd(2, '0')}` : whole
}

/** Amounts of money: value as a decimal string, detail the currency. */
export function findMoney(line: Line): Find[] {
  return [...line.plain.matchAll(money)].flatMap((match) => {
    const text = (match[2] ?? match[3] ?? '').trim()
    const raw = match[1] ?? match[4] ?? ''
    const code = raw.toUpperCase()
    const currency = isoCurrency.test(code) ? code : currencies[raw.toLowerCase()]
    if (currency === undefined || text === '') return []
    return [find(line, 'money', match.index, match[0], decimal(text), '', currency)]
  })
}

const designator =
  /(?<![\p{L}\d/-])([A-Z][A-Z0-9]|[0-9][A-Z])\s?-?(\d{1,4})([A-Z])?(?![\p{L}\d]|[.,:/]\d|\s?[%€£$])/gu
const bareFlight =
  /(?:flight|flug|vol|vuelo|volo|vlucht|voo|lot|flyg|fly|flugnummer|рейс|рейсу|uçuş|járat|zbor|let|lento|πτήση|رحلة|טיסה|便|航班|편|เที่ยวบิน|penerbangan)[\p{L}. ]{0,12}(?:n[°ºo.]{0,2}|nr\.?|no\.?|#|№|:)*\s?#?\s?(\d{1,4})(?![\d:.,/]|\s?(?:kg|€))|#\s?(\d{2,4})(?!\d)/giu
const namedAirline =
  /(?<!\p{L})((?:\p{Lu}[\p{L}'’.]+ ){0,3}\p{Lu}[\p{L}'’.]+)\s(\d{2,4})(?![\d:.,/-]|\s?[%€£$°])/gu

/** What stands before a type of aircraft: `Airbus A320` is no flight of Aegean. */
const aircraft = /(?:airbus|boeing|embraer|bombardier|aircraft|aéronef|flugzeug|avión|aereo)\W{0,3}$/i

/** Numbers of flights: by designator (`LH 400`), by airline (`DELTA 1316`), or behind a word for a flight. */
export function findFlightNumbers(line: Line): Find[] {
  const { plain } = line
  const found: Find[] = []
  for (const match of plain.matchAll(designator)) {
    const [text, airline = '', digits = '', suffix = ''] = match
    if (airlineName(airline) === null || Number(digits) === 0 || aircraft.test(plain.slice(0, match.index)))
      continue
    found.push(find(line, 'number', match.index, text, String(Number(digits)) + suffix, 'flight', airline))
  }
  const isFree = (start: number, end: number): boolean =>
    !found.some((other) => start < other.end && other.start < end)
  for (const match of plain.matchAll(namedAirline)) {
    const words = (match[1] ?? '').split(' ')
    for (let from = 0; from < words.length; from++) {
      const code = airlineOf(words.slice(from).join(' '))
      const start = match.index + words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0)
      if (code === null || !isFree(start, match.index + match[0].length)) continue
      found.push(
        find(
          line,
          'number',
          start,
          match[0].slice(start - match.index),
          String(Number(match[2])),
          'flight',
          code,
        ),
      )
      break
    }
  }
  for (const match of plain.matchAll(bareFlight)) {
    const digits = match[1] ?? match[2] ?? ''
    const start = match.index + match[0].lastIndexOf(digits)
    if (isFree(match.index, start + digits.length) && Number(digits) > 0)
      found.push(find(line, 'number', start, digits, String(Number(digits)), 'flight-bare'))
  }
  return found
}

/** An airline by its whole name, or by the part of it that people use (`DELTA`, `British Airways`). */
function airlineOf(name: string): string | null {
  if (name.length < 3) return null
  return (
    airlineCode(name) ??
    airlineCode(`${name} Airlines`) ??
    airlineCode(`${name} Air Lines`) ??
    airlineCode(`${name} Airways`)
  )
}

const trainType =
  /(?<![\p{L}\d])([A-Z]{1,4}|Rj|Os|Sp|Zug|[A-Z][a-z]{0,2})\s?[- ]?(\d{1,5})(?![\p{L}\d]|[.,:/]\d|\s?[%€£$])/gu
const trainNumber = /(?<![\p{L}\d.,:/#-])(\d{2,5})(?![\p{L}\d]|[.,:/-]\d|\s?(?:[%€£$]|km|kg|min|cm|kr))/gu
const lineNumber = /(?<![\p{L}\d])([A-Z]{1,2}\d{1,4}|\d{3,4}[A-Z]?)(?![\p{L}\d]|[.,:/]\d)/gu

/** Numbers of trains and coach lines: with the type in front (`ICE 783`) or alone. */
export function findRideNumbers(line: Line, taken: readonly Find[]): Find[] {
  const found: Find[] = []
  const add = (start: number, text: string, value: string, form: string): void => {
    const end = start + text.length
    if ([...taken, ...found].some((other) => start < other.end && other.start < end)) return
    found.push(find(line, 'number', start, text, value, form))
  }
  for (const match of line.plain.matchAll(trainType)) {
    const text = match[0]
    if (
      findAirport(match[1] ?? '') &&
      match[1]?.length === 3 &&
      !/^(?:ICE|RJX|TGV|AVE|IRE|TER|ICN|EST|THA|OUI)$/.test(match[1])
    )
      continue
    add(
      match.index,
      text,
      `${match[1]} ${match[2]}`,
      /^(?:TGV|AVE|TER)$/.test(match[1] ?? '') ? 'train-brand' : 'train-typed',
    )
  }
  for (const match of line.plain.matchAll(lineNumber)) add(match.index, match[0], match[0], 'line')
  for (const match of line.plain.matchAll(trainNumber)) add(match.index, match[0], match[0], 'train-bare')
  return found
}

const reference = /(?<![\p{L}\d@/._-])([A-Z0-9][A-Z0-9]*(?:[-–/._ ]?[A-Z0-9]+){0,5})(?![\p{L}\d@]|[.:]\d)/gu
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

/** Codes that may be references: capitals and digits, in one word or parted by signs. */
export function findCodes(line: Line, taken: readonly Find[]): Find[] {
  const { plain } = line
  const found: Find[] = []
  const isShouting = plain.length > 20 && plain === plain.toUpperCase() && /\p{Lu}{3}/u.test(plain)
  for (const match of plain.matchAll(
    /(?<![\p{L}\d@])#?[A-Z0-9](?:[A-Z0-9]|[-–/._](?=[A-Z0-9]))*(?![\p{Ll}@])/gu,
  )) {
    const text = match[0].replace(/^#/, '')
    const start = match.index + (match[0].length - text.length)
    if (text.length < 4 && !(match[0].startsWith('#') && text.length > 2)) continue
    if (text.length > 30) continue
    const digits = /\d/.test(text)
    if (!digits && (text.length > 8 || text.length < 5 || isShouting)) continue
    const end = start + text.length
    if (taken.some((other) => start < other.end && other.start < end)) continue
    if (/^[\p{L}\d]/u.test(plain.slice(end, end + 1))) continue
    found.push(find(line, 'code', start, text, text, shape(text)))
  }
  return [...found, ...grouped(line, taken)]
}

const groups = /(?<![\p{L}\d+./-])(\d{2,5}(?:[ -]\d{2,5}){1,4})(?![\p{L}\d]|[.,:/]\d)/gu
const spaced = /(?<![\p{L}\d])([A-Z0-9](?: [A-Z0-9]){4,7})(?![\p{L}\d])/gu

/** Numbers written in groups (`3021 7740 118`), and codes written letter by letter. */
function grouped(line: Line, taken: readonly Find[]): Find[] {
  const found: Find[] = []
  for (const [pattern, form] of [
    [groups, 'grouped'],
    [spaced, 'mixed-6'],
  ] as const) {
    for (const match of line.plain.matchAll(pattern)) {
      const [text = ''] = match
      if (!text.includes(' ')) continue
      const end = match.index + text.length
      if (taken.some((other) => match.index < other.end && other.start < end)) continue
      found.push(
        find(line, 'code', match.index, text, form === 'grouped' ? text : text.replaceAll(' ', ''), form),
      )
    }
  }
  return found
}

const iata = /(?<![\p{L}\d])([A-Z]{3})(?![\p{L}\d])/gu

/** IATA codes of airports; in brackets, or bare. */
export function findAirportCodes(line: Line, taken: readonly Find[]): Find[] {
  return [...line.plain.matchAll(iata)].flatMap((match) => {
    const [text] = match
    const airport = findAirport(text)
    if (!airport || taken.some((other) => match.index < other.end && other.start < match.index + 3)) return []
    const isBracketed = /[([（]\s?$/.test(line.plain.slice(0, match.index))
    const form = isBracketed ? 'bracketed' : airport.weight > 1 ? 'bare' : 'small'
    return [find(line, 'airport', match.index, text, text, form)]
  })
}

const nights =
  /(?<![\d.,])(\d{1,3})\s?(?:nights?|nächten?|nacht|nächte|nuits?|noches?|notti?|notte|nachten|noites?|noc[eyií]?|nocy|nocí|nätter|natt|nætter|nat|netter|yötä|yö|éjszaka|nopți|gece|ноч[ьией]{1,2}|ніч|ночі|ночей|διανυκτερεύσεις|νύχτες|ليال[يٍ]?|ليلة|לילות|泊|晚|박|คืน|malam|đêm|нощувки|noći|noči)(?!\p{L})/giu

/** Numbers of nights. */
export const findNights = (line: Line): Find[] =>
  [...line.text.matchAll(nights)].map((match) =>
    find(line, 'nights', match.index, match[0], match[1] ?? '', ''),
  )
