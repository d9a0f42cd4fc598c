import { addDays, dayFrom } from '@sextant/domain/kit/local-time'
import { matchesOf } from '../kit/matches-of'
import type { CalendarNames } from '../languages/calendar'
import type { Line } from '../page/page'

/** Years between the Common Era and the Thai Buddhist calendar. */
const buddhist = 543
/** Years after a mail was sent beyond which a two-digit year is in the Thai calendar. */
const farYears = 20

/** The year given by two or four digits, in a mail sent at `sent`. */
export const yearOf = (text: string, sent: string): number => {
  const number = Number(text.replace(/\D/g, ''))
  if (number > 2400 && number < 2700) return number - buddhist
  if (number >= 100) return number
  return 2000 + number > Number(sent.slice(0, 4)) + farYears ? 2500 + number - buddhist : 2000 + number
}

/** Whether a year is plausible for a booking. */
export const isYear = (year: number): boolean => year >= 1990 && year <= 2100

/**
 * Whether a numeric date is month first, judging by the adjacent weekday. Null if there is no weekday, or it fits both
 * orders or neither.
 */
export function weekdayOrder(
  folded: string,
  [start, end]: readonly [number, number],
  first: number,
  second: number,
  year: number,
  names: CalendarNames,
): boolean | null {
  const weekday = weekdayBefore(folded, start, names)?.weekday ?? weekdayAfter(folded, end, names)
  if (weekday === null) return null
  const [american, other] = [dayFrom(year, first, second), dayFrom(year, second, first)]
  const fits = (day: string | null): boolean => day !== null && weekdayOf(day) === weekday
  return fits(american) === fits(other) ? null : fits(american)
}

/** The weekday right before an offset of a text. */
export function weekdayBefore(
  folded: string,
  at: number,
  { weekdays }: CalendarNames,
): { weekday: number; start: number } | null {
  const before = folded.slice(Math.max(0, at - 24), at)
  const match =
    /(\p{L}[\p{L}\p{M}'’-]*\s)?(\p{L}[\p{L}\p{M}'’-]*(?:\s\d)?)[.,]{0,2}\s*(?:[(（]\s*)?(?:the |den |d\. |le |el |il |o |dem |am |,? ?den )?$/u.exec(
      before,
    )
  const [, first = '', last = ''] = match ?? []
  // Names of two words, such as `thứ tư`, end in words that are also weekdays in other languages.
  const [whole, single] = [weekdays.get(first + last), weekdays.get(last)]
  if (!match || (whole ?? single) === undefined) return null
  const start = at - before.length + match.index
  return whole === undefined ? { weekday: single ?? 0, start: start + first.length } : { weekday: whole, start }
}

/** A word in brackets, after a comma, or after a dash unless a number follows, which may be the next date. */
const behind = /^\s*(?:[,(（]\s*|[-–]\s(?=[\p{L}\p{M}'’.]+\s*(?:[^\s\d\p{L}\p{M}'’.]|$)))(\p{L}[\p{L}\p{M}'’-]*)\.?/u

/** The weekday right after an offset of a text. */
export function weekdayAfter(folded: string, at: number, { weekdays }: CalendarNames): number | null {
  const name = behind.exec(folded.slice(at, at + 24))?.[1]
  return (name === undefined ? undefined : weekdays.get(name)) ?? null
}

/** Monday is 1. */
export function weekdayOf(day: string): number {
  const number = new Date(`${day}T00:00:00Z`).getUTCDay()
  return number === 0 ? 7 : number
}

/** Resolves a date without a year: to the year that fits its weekday, or else to its next occurrence. */
export function nearest(month: number, day: number, weekday: number | null, sent: string): string | null {
  const year = Number(sent.slice(0, 4))
  const earliest = addDays(sent.slice(0, 10), -30)
  const days = [year - 1, year, year + 1, year + 2].flatMap((one) => dayFrom(one, month, day) ?? [])
  const fits = weekday === null ? days : days.filter((one) => weekdayOf(one) === weekday)
  return fits.find((one) => one >= earliest) ?? days.find((one) => one >= earliest) ?? null
}

/**
 * Whether a mail's numeric dates are month first, judging by its unambiguous dates, weekdays, language, clock and
 * currency.
 */
export function isMonthFirst(lines: readonly Line[], names: CalendarNames, language: string, sent: string): boolean {
  // Chinese, Japanese and Korean write yearless dates month first. Of the other languages, only English does.
  const isEnglish = language === 'en'
  let votes = /^(?:zh|ja|ko)/.test(language) ? 1 : isEnglish ? 0 : -0.5
  for (const { folded } of lines) {
    for (const m of matchesOf(folded, /(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g)) {
      const [first, second] = [Number(m[1]), Number(m[2])]
      if (first > 12 && second <= 12) votes -= 3
      else if (second > 12 && first <= 12) votes += 3
      else if (m[3] && first <= 12 && first !== second) {
        const at = [m.index, m.index + m[0].length] as const
        const order = weekdayOrder(folded, at, first, second, yearOf(m[3], sent), names)
        votes += order === null ? 0 : order ? 2 : -2
      }
    }
    // Hours and dollars are a sign of America only in English: a Thai page with prices in dollars is Thai.
    if (isEnglish && /\d\s?[ap]\.?m\b/.test(folded)) votes += 0.2
    if (isEnglish && /\busd\b|us\$/.test(folded)) votes += 0.3
    if (/€|\beur\b|£|\bgbp\b/.test(folded)) votes -= 0.5
  }
  return votes > 0.3
}
