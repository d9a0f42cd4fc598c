import { matchesOf } from '../kit/matches-of'
import type { CalendarNames } from '../languages/calendar'
import { type Dots, dottedRange } from './dotted-days'
import { isYear, weekdayAfter, weekdayBefore, weekdayOrder, yearOf } from './weekdays'
import { ideographicDigits, ideographicNumber } from './written-numbers'

/** Context for resolving dates without a year or with an ambiguous order. */
export interface DateContext {
  /** When the mail was sent, as ISO 8601. */
  sent: string
  names: CalendarNames
  /** Whether numeric dates are month first (`10/03/2026` is 3 October). */
  monthFirst: boolean
  /** Whether dates with dots and no year are month first (`07.01.` is 1 July), as in Hungarian. */
  dotMonthFirst: boolean
  /** The meaning of `04.09` without a year. If unknown, it may also be a time. */
  dots?: Dots
}

/** A date as written. */
export interface DateParts {
  start: number
  end: number
  year: number | null
  month: number
  day: number
  form: string
}

const iso = /(?<![\d.,])(\d{4})\s?([-/.年년])\s?(\d{1,2})\s?(?:\2|[月월])\s?(\d{1,2})(?:日|\s?일|\.)?(?!\d)/g
const numeric =
  /(?<![\d.,:]|\d-(?=\d{1,2}-\d{1,2}-))(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?([12]\d{3}|\d{2})(?!\d|\2\d|[.,]\d|\s?[:h]\d)/g
const short =
  /(?<![\d.,:€$£¥-]|(?<!\d\.)\/)(\d{1,2})([./])\s?(\d{1,2})(\.?)(?![\d/]|\.\d|(?<=\.\d{1,2}),\d|\s?(?:%|€|\$|£|eur|usd|kr|km|kg|uur|uhr|h\b|mb))/g
const cjkShort = /(?<!\d)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/g
/** `三月十三日`. */
const ideographic = new RegExp(`(${ideographicDigits})月(${ideographicDigits})日`, 'g')
/** `20261105`, as printed by property management systems. */
const eightDigits = /(?<![\p{L}\d./-])(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?![\p{L}\d./-])/gu
const reiwa = /令和\s?(\d{1,2}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g
const vietnamese = /(?<!\d)(\d{1,2})\s+(?:thang|thg)\.?\s+(\d{1,2})(?:[,\s]+(?:nam\s+)?(\d{4}))?/g
const roman =
  /(?<![\d.,])(\d{1,2})(?:\.\s?|\s(?=[ivx]{1,4}\.?\s\d{4}))(i{1,3}|i?v|vi{1,3}|ix|xi{0,2})(?:\.|(?<=\s[ivx]{1,4})(?=\s\d{4}))(?:\s?(\d{4}))?(?![\p{L}\d])/gu
const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']
/** `03-15` before a time or weekday, as written in Chinese mails. */
const dashed = /(?<![\d.,:/-])(0[1-9]|1[0-2])-([0-2]\d|3[01])(?=\s*(?:[(（]?(?:周|星期|週)|[0-2]?\d:[0-5]\d))/g
const word = "\\p{L}[\\p{L}\\p{M}.'’]{1,15}"
/** The end of a month's name. `เม.ย.` continues after its first dot. */
const wordEnd = '(?![\\p{L}\\p{M}]|\\.\\p{L})'
const joint = "(?:\\s*[-–./,]\\s*|\\s+(?:de|of|di|del|den|of the|ya|ta[’'])\\s+|\\s+d[’']\\s?|\\s*\\.?\\s*)"
const dayMonth = new RegExp(
  `(?<![\\d.,:/])(\\d{1,2})(?:(?:st|nd|rd|th|er|e|º|ª|°|:e|-?го|-?е|א)(?!\\p{L}))?${joint}(${word}?)${wordEnd}(?:(?:\\s*[-–.,/]\\s*|\\s+(?:de|del|of|г|р)\\.?\\s+|\\s+)(\\d{4}|[’']?\\d{2}(?![\\d:.h,]|\\s?[:h]|\\s(?:uhr|uur|h)\\b|\\.?\\s?\\p{L}{3}|\\s?[ap]\\.?m\\b|\\s(?:de|of|di)\\s))(?!\\d))?`,
  'gu',
)
/** `17OCT26`, as printed by reservation systems. */
const glued = /(?<![\p{L}\d.,:/-])(\d{1,2})(\p{L}{3})(20\d\d|\d{2})(?![\p{L}\d:])/gu
const monthDay = new RegExp(
  `(?<![\\p{L}\\p{M}])(${word}?)[\\s.,-]{1,3}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d\\p{L}]|[.,:]\\d|\\s?[ap]\\.?m\\b)(?:\\s*[-–]\\s*\\d{1,2}(?:st|nd|rd|th)?(?=[,\\s]))?(?:[\\s.,-]{1,3}(\\d{4})(?!\\d))?`,
  'gu',
)
const yearMonthDay = new RegExp(
  `(?<!\\d)(\\d{4})(?:\\s?m)?\\.?\\s+(?:gada\\s+)?(?:(\\d{1,2})\\.?\\s+)?(${word}?)(?!\\p{L}|\\.\\s+\\d)(?:\\s+(\\d{1,2})(?!\\d|[:.]\\d))?`,
  'gu',
)

/** Years after a mail was sent beyond which four digits after a month are a time: `7 June 2045`. */
const nextYears = 4
const lastMonth = 12
const hoursPerDay = 24

/** Finds overlapping matches: each search continues after the first group of the previous match. */
function* overlapping(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    yield match
    pattern.lastIndex = match.index + Math.max(1, match[1]?.length ?? 1)
  }
}

/** Whether a month and day are possible. */
export const isDay = (month: number, day: number): boolean => month >= 1 && month <= lastMonth && day >= 1 && day <= 31

/** The dates in a folded text. */
export function datePartsIn(
  folded: string,
  { names, monthFirst, dotMonthFirst, sent, dots = 'either' }: DateContext,
): DateParts[] {
  const found: DateParts[] = []
  const add = (
    match: RegExpMatchArray,
    year: string | null | undefined,
    month: number,
    day: number,
    form: string,
    length?: number,
  ): void => {
    const start = match.index ?? 0
    const end = start + (length ?? match[0].trimEnd().length)
    if (!isDay(month, day) || found.some((other) => start < other.end && other.start < end)) return
    const number = year ? yearOf(year, sent) : null
    if (number === null || isYear(number)) found.push({ start, end, year: number, month, day, form })
  }
  /** Adds a date with a month's name. Four digits that are not a likely year are a time: `06APR 0845`. */
  const addNamed = (match: RegExpMatchArray, year: string | undefined, month: number, day: number): void => {
    const isTime =
      year?.length === 4 &&
      (!isYear(yearOf(year, sent)) || yearOf(year, sent) > Number(sent.slice(0, 4)) + nextYears) &&
      /^(?:[01]\d|2[0-3])[0-5]\d$/.test(year)
    if (isTime) add(match, null, month, day, 'yearless', match[0].lastIndexOf(year))
    else add(match, year, month, day, year ? 'full' : 'yearless')
  }
  const monthOf = (name = ''): number | undefined => {
    const bare = name.replace(/[.]/g, '').replace(/[’'].*$/u, '')
    // Hebrew writes its preposition as part of the month.
    return names.months.get(bare) ?? (bare.startsWith('ב') ? names.months.get(bare.slice(1)) : undefined)
  }
  for (const m of matchesOf(folded, reiwa))
    add(m, String(2018 + (m[1] === '元' ? 1 : Number(m[1]))), Number(m[2]), Number(m[3]), 'full')
  for (const m of matchesOf(folded, iso)) add(m, m[1], Number(m[3]), Number(m[4]), 'iso')
  for (const m of matchesOf(folded, numeric)) {
    const [first, second] = [Number(m[1]), Number(m[3])]
    const at = [m.index, m.index + m[0].length] as const
    const order = weekdayOrder(folded, at, first, second, yearOf(m[4] ?? '', sent), names)
    const swap = m[2] === '.' ? false : (order ?? (monthFirst && first <= lastMonth)) || second > lastMonth
    add(m, m[4], swap ? first : second, swap ? second : first, 'numeric')
  }
  for (const m of matchesOf(folded, vietnamese)) add(m, m[3], Number(m[2]), Number(m[1]), m[3] ? 'full' : 'yearless')
  for (const m of matchesOf(folded, ideographic))
    add(m, null, ideographicNumber(m[1] ?? '') ?? 0, ideographicNumber(m[2] ?? '') ?? 0, 'yearless')
  for (const m of matchesOf(folded, eightDigits))
    if (Math.abs(Number(m[1]) - Number(sent.slice(0, 4))) < 2) add(m, m[1], Number(m[2]), Number(m[3]), 'full')
  for (const m of matchesOf(folded, dottedRange))
    add(m, m[3], Number(m[2]), Number(m[1]), 'range', m[0].search(/\.?\s?[^\d.]/))
  for (const m of matchesOf(folded, cjkShort)) add(m, null, Number(m[1]), Number(m[2]), 'yearless')
  for (const m of matchesOf(folded, dashed)) add(m, null, Number(m[1]), Number(m[2]), 'yearless')
  for (const m of matchesOf(folded, roman)) add(m, m[3], numerals.indexOf(m[2] ?? '') + 1, Number(m[1]), 'full')
  for (const m of matchesOf(folded, yearMonthDay)) {
    const month = monthOf(m[3])
    const isFar = yearOf(m[1] ?? '', sent) > Number(sent.slice(0, 4)) + nextYears
    if (month !== undefined && (m[2] ?? m[4]) !== undefined && !isFar) add(m, m[1], month, Number(m[2] ?? m[4]), 'full')
  }
  for (const m of matchesOf(folded, glued)) {
    const month = monthOf(m[2])
    if (month !== undefined) add(m, m[3], month, Number(m[1]), 'full')
  }
  for (const m of overlapping(dayMonth, folded)) {
    const month = monthOf(m[2])
    // In `May 12 – May 15`, 12 belongs to the month before it.
    const previous = /(\p{L}+)[\s.,]{1,3}$/u.exec(folded.slice(Math.max(0, m.index - 18), m.index))?.[1]
    const isOwn = !/^\d{1,2}\s*[-–]\s/.test(m[0]) || monthOf(previous) === undefined
    if (month !== undefined && isOwn) addNamed(m, m[3], month, Number(m[1]))
  }
  for (const m of overlapping(monthDay, folded)) {
    const month = monthOf(m[1])
    if (month !== undefined) addNamed(m, m[3], month, Number(m[2]))
  }
  for (const m of matchesOf(folded, short)) {
    const [first, second] = [Number(m[1]), Number(m[3])]
    const end = m.index + m[0].length
    const isFollowed = weekdayAfter(folded, end, names) !== null
    const isExplicit = isFollowed || weekdayBefore(folded, m.index, names) !== null
    const isDotted = dots === 'date' && m[1]?.length === 2 && m[3]?.length === 2
    // The last dot may end a sentence: `framme 19.10.`
    if (dots === 'time' && m[2] === '.' && m[3]?.length === 2 && !isExplicit && first < hoursPerDay) continue
    if ((m[2] === '.' && m[4] === '' && !isExplicit && !isDotted) || m[0] === '24/7') continue
    // `Wed 09.30` is a time: only some languages write a dotted month before its day.
    if (m[2] === '.' && m[4] === '' && second > lastMonth && !dotMonthFirst && !isFollowed) continue
    if (m[2] === '.' && beforeHour.test(folded.slice(Math.max(0, m.index - 10), m.index))) continue
    if (m[2] === '.' && m[4] === '.' && !isFollowed && isHourInstead(folded.slice(0, m.index), folded.slice(end)))
      continue
    const isMonthFirst = m[2] === '/' ? monthFirst : dotMonthFirst
    const swap = (isMonthFirst && first <= lastMonth) || second > lastMonth
    add(m, null, swap ? first : second, swap ? second : first, isExplicit ? 'yearless' : 'bare')
  }
  return found
}

/** An hour in dots, and `instead of` before another one that ends a sentence: `11.40 i stedet for 10.15.` */
const instead =
  /\d{1,2}\.[0-5]\d\s(?:\p{L}+\s)?(?:i stedet for|istedenfor|istallet for|i stallet for|anstatt|statt|anziche|sijaan)\s(?:\p{L}+\s)?$/u
const isHourInstead = (before: string, after: string): boolean =>
  instead.test(before) && /^(?:$|\s*$|\s\D)/u.test(after)

/** Words before a time: in `klo 16 - pe 16.7.`, 16 is a time, not the first day of a range. */
export const beforeHour = /(?<!\p{L})(?:kl|klo|at|um|ob|ore|alle|kello|plkst|godz|saat|v|à)\.?\s*$/u
