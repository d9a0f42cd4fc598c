import { addDays, dayFrom } from '@sextant/domain/kit/local-time'
import type { CalendarNames } from '../languages/calendar'
import type { Line } from '../page/page'
import type { Mention } from './mention'

/** Context for resolving dates without a year or with an ambiguous order. */
export interface DateContext {
  /** When the mail was sent, as ISO 8601. */
  sent: string
  names: CalendarNames
  /** Whether numeric dates are month first (`10/03/2026` is 3 October). */
  monthFirst: boolean
}

interface Parts {
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
  /(?<![\d.,:/€$£¥-])(\d{1,2})([./])\s?(\d{1,2})(\.?)(?![\d/]|[.,]\d|\s?(?:%|€|\$|£|eur|usd|kr|km|kg|uur|uhr|h\b|mb))/g
const cjkShort = /(?<!\d)(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/g
const reiwa = /令和\s?(\d{1,2}|元)\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/g
const vietnamese = /(?<!\d)(\d{1,2})\s+(?:thang|thg)\.?\s+(\d{1,2})(?:[,\s]+(?:nam\s+)?(\d{4}))?/g
const word = "\\p{L}[\\p{L}\\p{M}.'’]{1,15}"
const joint = "(?:\\s*[-–./,]\\s*|\\s+(?:de|of|di|d[’']|del|den|of the|ya)\\s+|\\s*\\.?\\s*)"
const dayMonth = new RegExp(
  `(?<![\\d.,:/])(\\d{1,2})(?:st|nd|rd|th|er|e|º|ª|°|:e|-?го|-?е|א)?${joint}(${word}?)(?![\\p{L}\\p{M}])(?:(?:\\s*[-–.,/]\\s*|\\s+(?:de|del|of|г|р)\\.?\\s+|\\s+)(\\d{4}|[’']?\\d{2}(?![\\d:.h,]|\\s?[:h]|\\s(?:uhr|uur|h)\\b|\\.?\\s?\\p{L}{3}))(?!\\d))?`,
  'gu',
)
const monthDay = new RegExp(
  `(?<![\\p{L}\\p{M}])(${word}?)[\\s.,-]{1,3}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:\\p{L}]|[.,]\\d|\\s?[ap]\\.?m\\b)(?:\\s*[-–]\\s*\\d{1,2}(?:st|nd|rd|th)?(?=[,\\s]))?(?:[\\s.,-]{1,3}(\\d{4})(?!\\d))?`,
  'gu',
)
const yearMonthDay = new RegExp(
  `(?<!\\d)(\\d{4})(?:\\s?m)?\\.?\\s+(?:gada\\s+)?(?:(\\d{1,2})\\.?\\s+)?(${word}?)(?![\\p{L}])(?:\\s+(\\d{1,2})(?!\\d))?`,
  'gu',
)

const yearOf = (text: string): number => {
  const number = Number(text.replace(/\D/g, ''))
  // the Thai Buddhist calendar is 543 years ahead
  return number < 100 ? 2000 + number : number > 2400 && number < 2700 ? number - 543 : number
}

/** Finds overlapping matches: each search continues after the first group of the previous match. */
function* overlapping(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    yield match
    pattern.lastIndex = match.index + Math.max(1, match[1]?.length ?? 1)
  }
}

const isDay = (month: number, day: number): boolean => month >= 1 && month <= 12 && day >= 1 && day <= 31

function partsIn(folded: string, { names, monthFirst }: DateContext): Parts[] {
  const found: Parts[] = []
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
    found.push({ start, end, year: year ? yearOf(year) : null, month, day, form })
  }
  const monthOf = (name = ''): number | undefined => names.months.get(name.replace(/[.]/g, '').replace(/[’']+$/, ''))
  for (const m of folded.matchAll(reiwa))
    add(m, String(2018 + (m[1] === '元' ? 1 : Number(m[1]))), Number(m[2]), Number(m[3]), 'full')
  for (const m of folded.matchAll(iso)) add(m, m[1], Number(m[3]), Number(m[4]), 'iso')
  for (const m of folded.matchAll(numeric)) {
    const [first, second] = [Number(m[1]), Number(m[3])]
    const swap = m[2] === '.' ? false : (monthFirst && first <= 12) || second > 12
    add(m, m[4], swap ? first : second, swap ? second : first, 'numeric')
  }
  for (const m of folded.matchAll(vietnamese)) add(m, m[3], Number(m[2]), Number(m[1]), m[3] ? 'full' : 'yearless')
  for (const m of folded.matchAll(cjkShort)) add(m, null, Number(m[1]), Number(m[2]), 'yearless')
  for (const m of folded.matchAll(yearMonthDay)) {
    const month = monthOf(m[3])
    if (month !== undefined && (m[2] ?? m[4]) !== undefined) add(m, m[1], month, Number(m[2] ?? m[4]), 'full')
  }
  for (const m of overlapping(dayMonth, folded)) {
    const month = monthOf(m[2])
    if (month !== undefined) add(m, m[3], month, Number(m[1]), m[3] ? 'full' : 'yearless')
  }
  for (const m of overlapping(monthDay, folded)) {
    const month = monthOf(m[1])
    if (month !== undefined) add(m, m[3], month, Number(m[2]), m[3] ? 'full' : 'yearless')
  }
  for (const m of folded.matchAll(short)) {
    const [first, second] = [Number(m[1]), Number(m[3])]
    const isExplicit = weekdayBefore(folded, m.index, names) !== null
    if ((m[2] === '.' && m[4] === '' && !isExplicit) || m[0] === '24/7') continue
    const swap = m[2] === '/' && ((monthFirst && first <= 12) || second > 12)
    add(m, null, swap ? first : second, swap ? second : first, isExplicit ? 'yearless' : 'bare')
  }
  return found
}

/** The day of the week right before an offset of a text. */
function weekdayBefore(
  folded: string,
  at: number,
  { weekdays }: CalendarNames,
): { weekday: number; start: number } | null {
  const before = folded.slice(Math.max(0, at - 24), at)
  const match =
    /(\p{L}[\p{L}\p{M}'’-]*(?:\s\d)?)[.,]{0,2}\s*(?:[(（]\s*)?(?:the |den |d\. |le |el |il |o |dem |am |,? ?den )?$/u.exec(
      before,
    )
  const weekday = weekdays.get(match?.[1] ?? '')
  return match && weekday !== undefined ? { weekday, start: at - before.length + match.index } : null
}

function weekdayAfter(folded: string, at: number, { weekdays }: CalendarNames): number | null {
  const name = /^\s*[,(（]\s*(\p{L}[\p{L}\p{M}'’-]*)\.?/u.exec(folded.slice(at, at + 24))?.[1]
  return (name === undefined ? undefined : weekdays.get(name)) ?? null
}

/** Monday is 1. */
export function weekdayOf(day: string): number {
  const number = new Date(`${day}T00:00:00Z`).getUTCDay()
  return number === 0 ? 7 : number
}

/** Resolves a date without a year: to the year that fits its day of the week, or else to its next occurrence. */
export function nearest(month: number, day: number, weekday: number | null, sent: string): string | null {
  const year = Number(sent.slice(0, 4))
  const earliest = addDays(sent.slice(0, 10), -30)
  const days = [year - 1, year, year + 1, year + 2].flatMap((one) => dayFrom(one, month, day) ?? [])
  const fits = weekday === null ? days : days.filter((one) => weekdayOf(one) === weekday)
  return fits.find((one) => one >= earliest) ?? days.find((one) => one >= earliest) ?? null
}

/** First day of a range without its month: `13–15 October`, `viernes 3 al domingo 5 de julio`. */
const rangeStart =
  /(?<![\d.,:/])(\d{1,2})(?:st|nd|rd|th|\.|º|er)?\s*(?:[-–—/~〜]|\bto\b|\bal?\b|\bbis\b(?: zum)?|\bau\b|\btot(?: en met)?\b|\bt\/m\b|\bdo\b|\btil\b|\btill\b|\be\b|\by\b|\bet\b|\bund\b|\band\b|до|по|\bve\b|\bja\b)\s*(?:\p{L}+[.,]?\s+(?:den |the |le |el )?)?$/u

/** Words that count days or parts of a trip: `Day 3 – Thursday 4 March` is not a range. */
const counter =
  /(?:day|tag|jour|dia|giorno|dag|dzien|den|deň|nap|ziua|paiva|ημερα|ден|день|gun|hari|ngay|leg|segment|room|zimmer|chambre|flight|flug|vol|vuelo|volo)\.?\s*$/u

/** Words before a time: in `klo 16 - pe 16.7.`, 16 is a time, not the first day of a range. */
const beforeHour = /(?<!\p{L})(?:kl|klo|at|um|ore|alle|kello|plkst|godz|saat|v|à)\.?\s*$/u

function rangeDay(folded: string, parts: Parts): Parts | null {
  const from = Math.max(0, parts.start - 34)
  const match = rangeStart.exec(folded.slice(from, parts.start))
  if (!match || !isDay(parts.month, Number(match[1]))) return null
  const before = folded.slice(Math.max(0, from + match.index - 12), from + match.index)
  if (counter.test(before) || beforeHour.test(before)) return null
  const day = Number(match[1])
  // the previous month if the range crosses the end of a month
  const month = day <= parts.day ? parts.month : parts.month === 1 ? 12 : parts.month - 1
  const year = parts.year !== null && month > parts.month ? parts.year - 1 : parts.year
  const start = from + match.index
  return { start, end: start + (match[1]?.length ?? 0), year, month, day, form: 'range' }
}

/** The second day of `October 13–15, 2026`. */
const rangeEnd = /^[^\d]{3,16}\d{1,2}(?:st|nd|rd|th)?\s*[-–]\s*(\d{1,2})(?!\d)/u

function secondDay(folded: string, parts: Parts): Parts | null {
  const match = rangeEnd.exec(folded.slice(parts.start, parts.end))
  const day = Number(match?.[1])
  if (!match || day <= parts.day || !isDay(parts.month, day)) return null
  const end = parts.start + match[0].length
  return { ...parts, start: end - (match[1]?.length ?? 0), end, day, form: 'range' }
}

/** Finds the dates in a line. */
export function findDates(line: Line, context: DateContext): Mention[] {
  const { folded } = line
  if (!/\d/.test(folded)) return []
  const all = partsIn(folded, context)
  for (const parts of all.slice()) {
    const first = rangeDay(folded, parts)
    if (first && !all.some((other) => first.start < other.end && other.start < first.end)) all.push(first)
    const second = secondDay(folded, parts)
    if (second) {
      all.push(second)
      parts.end = second.start - 1
    }
  }
  return all
    .toSorted((a, b) => a.start - b.start)
    .flatMap((parts) => {
      const before = weekdayBefore(folded, parts.start, context.names)
      const weekday = before?.weekday ?? weekdayAfter(folded, parts.end, context.names)
      const value =
        parts.year === null
          ? nearest(parts.month, parts.day, weekday, context.sent)
          : dayFrom(parts.year, parts.month, parts.day)
      if (value === null || value < '1990' || value > '2100') return []
      const { end, form } = parts
      const start = before?.start ?? parts.start
      return [
        {
          type: 'date' as const,
          line: line.index,
          start,
          end,
          value,
          form,
          detail: weekday === null ? '' : 'weekday',
        },
      ]
    })
}

/**
 * Whether the numeric dates of a mail are month first, judged by its unambiguous dates, days of the week, language,
 * clock and currency.
 */
export function isMonthFirst(lines: readonly Line[], names: CalendarNames, language: string): boolean {
  // only English writes numeric dates month first
  let votes = language === 'en' ? 0 : -0.5
  for (const { folded } of lines) {
    for (const m of folded.matchAll(/(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g)) {
      const [first, second] = [Number(m[1]), Number(m[2])]
      if (first > 12 && second <= 12) votes -= 3
      else if (second > 12 && first <= 12) votes += 3
      else if (m[3] && first <= 12 && first !== second) {
        const weekday = weekdayBefore(folded, m.index, names)?.weekday ?? null
        const american = dayFrom(yearOf(m[3]), first, second)
        const other = dayFrom(yearOf(m[3]), second, first)
        if (weekday !== null && american && other)
          votes += weekdayOf(american) === weekday ? 2 : weekdayOf(other) === weekday ? -2 : 0
      }
    }
    if (/\d\s?[ap]\.?m\b/.test(folded)) votes += 0.2
    if (/\busd\b|us\$/.test(folded)) votes += 0.3
    if (/€|\beur\b|£|\bgbp\b/.test(folded)) votes -= 0.5
  }
  return votes > 0.3
}
