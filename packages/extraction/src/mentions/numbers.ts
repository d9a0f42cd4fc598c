import { findAirport } from '@sextant/places/airports/find-airport'
import { airlineCalled, airlineName } from '@sextant/places/carriers/airline-name'
import { iataDesignators } from '@sextant/places/carriers/iata-designators'
import { matchesOf } from '../kit/matches-of'
import type { Line } from '../page/page'
import { type Mention, mentionAt } from './mention'
import { callingWords, namedTrains, numberedTrains, trainWords, unspacedTrainWords } from './train-words'
import { isYearLike } from './year-like'

const designator =
  /(?<![A-Za-zÀ-ɏ\d/-])([A-Z][A-Z0-9]|[0-9][A-Z])\s?-?(\d{1,4})([A-Z])?(?![A-Za-zÀ-ɏ\d]|[.,:]\d|\/\d(?!\d?[A-Z]{3})|\s?[%€£$])/gu
/** Flights by the airline's three-letter ICAO designator: `EZY4425`, `JAL903便`. */
const icao = /(?<![A-Za-zÀ-ɏ\d/-])([A-Z]{3})\s?(\d{2,4})(?![A-Za-zÀ-ɏ\d]|[.,:/]\d|\s?[%€£$])/gu
const bareFlight =
  /(?:flight|flt|flug|vol|vuelo|volo|vlucht|voo|lot|flyg|fly|flugnummer|рейс|рейсу|uçuş|járat|zbor|let|lento|πτήση|رحلة|טיסה|便|航班|편|เที่ยวบิน|penerbangan)[\p{L}. ]{0,12}(?:n[°ºo.]{0,2}|nr\.?|no\.?|#|№|:)*\s?#?\s?(\d{1,4})(?![\d:/]|[.,]\d|\s?(?:kg|€))|#\s?(\d{2,4})(?!\d)/giu
const namedAirline =
  /(?<!\p{L})((?:\p{Lu}[\p{L}'’.]+ ){0,3}\p{Lu}[\p{L}'’.]+)\s(\d{2,4})(?![\d:/-]|[.,]\d|\s?[%€£$°])/gu

/** Words before an aircraft type: `Airbus A320` and `AIRBUS INDUSTRIE A321` are no Aegean flights. */
const aircraft =
  /(?:airbus|boeing|embraer|bombardier|aircraft|aéronef|flugzeug|avión|aereo)(?:\s(?:industrie|industries|group|company))?\W{0,3}$/i

/** Whether four digits are a time after an airport or a time label: `BCN 1915`, `ETD 0935`. */
const isClock = (before: string, digits: string): boolean =>
  /^(?:[01]\d|2[0-3])[0-5]\d$/.test(digits) &&
  (/^(?:ET|ST)[AD]$/.test(before) || (findAirport(before)?.weight ?? 0) > 1)

/** A number of an unlisted carrier, such as a charter airline: `QQL 771`. */
const unlisted = /(?<![A-Za-zÀ-ɏ\d/-])([A-Z]{2,3}|[A-Z]\d|\d[A-Z]) ?(\d{2,4})(?![A-Za-zÀ-ɏ\d/]|[.,:-]\d|\s?[%€£$])/gu
const airportCode = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu

/** Finds numbers of unlisted carriers, in lines with two airport codes. */
function unlistedFlights(plain: string): { index: number; text: string; digits: string; code: string }[] {
  const airports = matchesOf(plain, airportCode).filter(([code]) => findAirport(code) !== null)
  return matchesOf(plain, unlisted).flatMap((match) => {
    const [text, code = '', digits = ''] = match
    const isAirport = (findAirport(code)?.weight ?? 0) > 1 || isClock(code, digits)
    const others = new Set(airports.flatMap(([other]) => (other === code ? [] : other)))
    const isFlight = !isAirport && others.size > 1 && Number(digits) > 0
    return isFlight ? [{ index: match.index, text, digits, code: code.length === 2 ? code : '' }] : []
  })
}

/** Finds flight numbers: by designator (`LH 400`), by airline (`DELTA 1316`), or after a word for a flight. */
export function findFlightNumbers(line: Line): Mention[] {
  const { plain } = line
  const found: Mention[] = []
  for (const match of matchesOf(plain, designator)) {
    const [text, airline = '', digits = '', suffix = ''] = match
    if (airlineName(airline) === null || Number(digits) === 0 || aircraft.test(plain.slice(0, match.index))) continue
    found.push(mentionAt(line, 'number', match.index, text, String(Number(digits)) + suffix, 'flight', airline))
  }
  for (const match of matchesOf(plain, icao)) {
    const [text, operator = '', digits = ''] = match
    // `JAL2209` is a flight, `BCN 1915` a time.
    const airline = isClock(operator, digits) && text.includes(' ') ? undefined : iataDesignators.get(operator)
    if (airline !== undefined && Number(digits) > 0)
      found.push(mentionAt(line, 'number', match.index, text, String(Number(digits)), 'flight', airline))
  }
  const isFree = (start: number, end: number): boolean => !found.some((other) => start < other.end && other.start < end)
  for (const match of matchesOf(plain, namedAirline)) {
    const words = (match[1] ?? '').split(' ')
    for (let from = 0; from < words.length; from++) {
      const code = airlineCalled(words.slice(from).join(' '))
      const start = match.index + words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0)
      if (code === null || !isFree(start, match.index + match[0].length)) continue
      found.push(
        mentionAt(line, 'number', start, match[0].slice(start - match.index), String(Number(match[2])), 'flight', code),
      )
      break
    }
  }
  for (const { index, text, digits, code } of unlistedFlights(plain))
    if (isFree(index, index + text.length))
      found.push(mentionAt(line, 'number', index, text, String(Number(digits)), 'flight', code))
  for (const match of matchesOf(plain, bareFlight)) {
    const digits = match[1] ?? match[2] ?? ''
    const start = match.index + match[0].lastIndexOf(digits)
    if (isFree(match.index, start + digits.length) && Number(digits) > 0)
      found.push(mentionAt(line, 'number', start, digits, String(Number(digits)), 'flight-bare'))
  }
  return found
}

/** Two letters and a number, as with unlisted carriers: `DK 1127`. */
const twoLetters = /(?<![A-Za-zÀ-ɏ\d/.-])([A-Z]{2}) ?(\d{2,4})(?![A-Za-zÀ-ɏ\d/]|[.,:-]\d|\s?[%€£$])/gu

/** Finds numbers that look like flights of unlisted carriers. They may also be anything else. */
export const findDesignatedNumbers = (line: Line): Mention[] =>
  matchesOf(line.plain, twoLetters).flatMap((match) => {
    const [text, code = '', digits = ''] = match
    if (Number(digits) === 0 || isClock(code, digits)) return []
    return [mentionAt(line, 'number', match.index, text, String(Number(digits)), 'designated', code)]
  })

/** A train, coach or flight given by a word and a number: `Tog 472`, `Bus 401`, `TRAIN 6`. */
const called = new RegExp(
  `(?<!\\p{L})(?:${callingWords})\\s(?:no\\.?\\s|nr\\.?\\s|n[º°]\\.?\\s?|#)?(\\d{1,5})(?![\\p{L}\\d]|[.:/]\\d|\\s?[%€£$])`,
  'giu',
)
/** The same with a letter at its end, or behind a word that no other number follows: `Vuoro 84X`, `Schedule 1174`. */
const scheduled =
  /(?<!\p{L})(?:schedule|vuoro|vuoronumero|kurs|kursas|reiss|spoj|cursa|рейс|курс)\s?(?:no\.?\s|nr\.?\s|№\s?|#)?:?\s?([A-Z]{0,2}\d{1,4}[A-Z]?)(?![\p{L}\d]|[.:/]\d|\s?[%€£$])/giu
/** A coach's line and its car or variant, alone in a cell: `910-4`. */
const lineAndVariant = /^\d{3,4}-\d{1,2}$/
/** A single-digit number that only the preceding word identifies as a train's: `Hida 4`, `ขบวนที่ 9`. */
const calledDigit = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])(?:${[...trainWords, ...namedTrains].join('|')})\\s|(?:${unspacedTrainWords.join('|')})\\s?[:：]?\\s?)` +
    `(?:no\\.?\\s|nr\\.?\\s|n[º°]\\.?\\s?|#|№\\s?)?(\\d)(?![\\p{L}\\d]|[.:/]\\d|\\s?[%€£$])`,
  'giu',
)
/** Japanese trains by their romanized names, which are part of the number as printed: `Nozomi 225`. */
const namedLatin = new RegExp(
  `(?<![\\p{L}\\p{M}])((?:${namedTrains.join('|')})\\s(\\d{2,4}))(?![\\p{L}\\d]|[.:/]\\d|\\s?[%€£$])`,
  'giu',
)
/**
 * East Asian trains with names and numbers: `はやぶさ13号`, `北斗12号`, `하루카 20호`. Dates, streets and rooms have no such names.
 */
const namedTrain =
  /([\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Han}]{1,11}[^\P{L}月路街弄巷楼樓室房间間座段門门线線])\s?(\d{1,4})(?:号|號|호)(?!車|车|室|館|칸|차)/gu
/** The end of a day or time before a train's name: `3月5日のひかり123号`. */
const dayBeforeName = /^.*[日時分発](?:の|、)(?=.)/u

const trainType =
  /(?<![A-Za-zÀ-ɏ\d])([A-Z]{1,4}|ALVIA|AVANT|ALARIS|ALTARIA|INTERCITES|INTERCITÉS|AEx|[А-Я]{1,3}|[Rr]jx?|Os|Sp|Zug|[A-Z][a-z]{0,2})\s?[- ]?(\d{1,5})(?![A-Za-zÀ-ɏ\d]|[.,:/]\d|\s?[%€£$])/gu
/** The name of a type of train that looks like a number: `X2000 427`. */
const brandWithDigits = /^X ?2000$/u
const trainNumber = /(?<![\p{L}\d.,:/#-])(\d{2,5})(?![\p{L}\d]|[.,:/-]\d|\s?(?:[%€£$]|km|kg|min|cm|kr))/gu
const lineNumber =
  /(?<![A-Za-zÀ-ɏ\d])([A-Z]{1,2}\d{1,4}|[А-Я]{1,3}-?\d{2,4}|\d{2,4}[А-ЯІЇЄҐ]{1,2}|\d{3,4}[A-Z]?)(?![A-Za-zÀ-ɏА-яІЇЄҐіїєґ\d]|[.,:/]\d)/gu

/** British train reporting numbers: `1A27`. */
const headcode = /(?<![A-Za-z\d/-])([1-9][A-Z]\d{2})(?![A-Za-z\d/-])/g

/** A train's line or type before its own number: `F4 61`, `IR 90 1715`. */
const lineAndTrain =
  /(?<![\p{L}\d])([A-Z]{1,3} ?\d{1,2}) (\d{2,5})(?![\p{L}\d]|[.,:/-]\d| \d|\s?(?:[%€£$]|km|kg|min))/gu

/** A coach's line in a national timetable, and its number on that line: `135101-17`, `540260 11`. */
const lineAndService =
  /(?<![\p{L}\d.,:/+-]|\d )(\d{6}[ /-]\d{1,3})(?![\p{L}\d]|[.,:/-]\d| \d|\s?(?:[%€£$]|km|kg|min))/gu

/** Finds train and coach numbers, with the train type (`ICE 783`) or alone. */
export function findRideNumbers(line: Line, taken: readonly Mention[]): Mention[] {
  const found: Mention[] = []
  // A year below a day and month.
  if (isYearLike(line.plain)) return found
  const add = (start: number, text: string, value: string, form: string): void => {
    const end = start + text.length
    if ([...taken, ...found].some((other) => start < other.end && other.start < end)) return
    found.push(mentionAt(line, 'number', start, text, value, form))
  }
  for (const match of matchesOf(line.plain, lineAndTrain)) add(match.index, match[0], match[0], 'train-typed')
  for (const match of matchesOf(line.plain, lineAndService)) add(match.index, match[0], match[0], 'line')
  for (const match of matchesOf(line.plain, trainType)) {
    const text = match[0]
    if (brandWithDigits.test(text)) continue
    add(
      match.index,
      text,
      `${match[1]} ${match[2]}`,
      /^(?:TGV|AVE|TER)$/.test(match[1] ?? '') ? 'train-brand' : 'train-typed',
    )
  }
  // The word may be part of the number or its label.
  for (const match of matchesOf(line.plain, called)) {
    const digits = match[1] ?? ''
    found.push(mentionAt(line, 'number', match.index + match[0].length - digits.length, digits, digits, 'train-called'))
  }
  for (const { 0: text, 1: value = '', index } of matchesOf(line.plain, scheduled))
    add(index + text.length - value.length, value, value, 'train-called')
  if (lineAndVariant.test(line.plain)) add(0, line.plain, line.plain, 'line')
  for (const match of matchesOf(line.plain, numberedTrains)) {
    const [, digits = ''] = match
    found.push(mentionAt(line, 'number', match.index, digits, digits, 'train-called'))
  }
  for (const match of matchesOf(line.plain, namedTrain)) {
    const [whole, name = '', digits = ''] = match
    const skipped = dayBeforeName.exec(name)?.[0].length ?? 0
    const text = whole.slice(skipped)
    found.push(
      mentionAt(line, 'number', match.index + skipped, text, text, 'train-named'),
      mentionAt(line, 'number', match.index + whole.indexOf(digits, name.length), digits, digits, 'train-called'),
    )
  }
  for (const { 0: text, 2: digits = '', index } of matchesOf(line.plain, namedLatin))
    found.push(
      mentionAt(line, 'number', index, text, text, 'train-named'),
      mentionAt(line, 'number', index + text.length - digits.length, digits, digits, 'train-called'),
    )
  for (const match of matchesOf(line.plain, headcode)) add(match.index, match[0], match[0], 'train-headcode')
  for (const match of matchesOf(line.plain, lineNumber))
    if (!brandWithDigits.test(match[0])) add(match.index, match[0], match[0], 'line')
  // A number alone in its cell may look like a time without a colon.
  if (/^\d{4}$/.test(line.plain) && taken.every(({ type }) => type === 'time'))
    found.push(mentionAt(line, 'number', 0, line.plain, line.plain, 'train-bare'))
  for (const match of matchesOf(line.plain, trainNumber)) add(match.index, match[0], match[0], 'train-bare')
  for (const { 0: text, 1: digit = '', index } of matchesOf(line.plain, calledDigit))
    add(index + text.length - 1, digit, digit, 'train-called')
  return found
}
