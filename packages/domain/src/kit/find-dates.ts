import { addDays, dayFrom } from './local-time'
import { monthOf } from './months'

/** A match in a text: its value and position. */
export interface Found<T> {
  value: T
  start: number
  end: number
}

/** Maximum number of days, and of times, read from one text. */
export const maxResults = 400

const numeric = /\b(\d{1,4})([-./])(\d{1,2})\2(\d{2,4})\b/g
const dayMonth =
  /\b(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]{0,2}(?:de |of )?(\p{L}{3,12})\.?(?:,?[\s-]{1,2}(?:de |del )?(\d{4})\b|(\d{2})\b(?!:))?/gu
const monthDay = /\b(\p{L}{3,10})\.?[ -](\d{1,2})(?:st|nd|rd|th)?(?:,?[ -](\d{4}))?\b(?![:.]\d)/gu
const kanji = /(?:(\d{4})\s?[年년] ?)?(\d{1,2})\s?[月월] ?(\d{1,2})\s?[日일]/g
const yearless = /(?<![€$£¥]\s?|\d[.,])\b(\d{1,2})([./])(?:(\d{1,2})\.(?=\s|$)|(\d{2})(?=\s|$))(?!\d)/g

export type DateOrder = 'day first' | 'month first'

/** The order of day and month in numeric dates: by an unambiguous date in the text, or else by its clock format. */
export const dateOrderOf = (text: string): DateOrder => (isAmerican(text) ? 'month first' : 'day first')

function isAmerican(text: string): boolean {
  for (const [, first, mark, second] of text.matchAll(numeric)) {
    if (mark === '/' && first && first.length < 3) {
      if (Number(first) > 12) return false
      if (Number(second) > 12) return true
    }
  }
  return /\d\s?[ap]\.?m\b/i.test(text) || /\bUSD\b|US\$/.test(text)
}

/** The next occurrence of a day, allowing for a short time before the context date. */
function withoutYear(month: number, day: number, contextDate: string): string | null {
  const earliest = addDays(contextDate.slice(0, 10), -30)
  const year = Number(contextDate.slice(0, 4))
  const days = [year - 1, year, year + 1].map((one) => dayFrom(one, month, day))
  return days.find((one) => one !== null && one >= earliest) ?? null
}

const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text))

function fromNumbers(match: RegExpMatchArray, american: boolean): string | null {
  const [, first = '', mark, second = '', third = ''] = match
  if (first.length === 4) return dayFrom(Number(first), Number(second), Number(third))
  if (first.length === 3) return null
  const monthFirst = mark === '/' && american
  const [day, month] = monthFirst ? [second, first] : [first, second]
  return dayFrom(yearOf(third), Number(month), Number(day))
}

/** Days without a year take the year of the same day elsewhere in the text. */
function withYears(dates: readonly Found<string>[], text: string): Found<string>[] {
  const isFull = ({ start, end }: Found<string>): boolean => /\d{4}/.test(text.slice(start, end))
  const years = new Map(dates.filter(isFull).map(({ value }) => [value.slice(4), value]))
  return dates.map((date) => (isFull(date) ? date : { ...date, value: years.get(date.value.slice(4)) ?? date.value }))
}

/**
 * The dates in a text, in order, in numbers or in words of many languages. A date without a year takes that of the same
 * day elsewhere in the text, else it is near the context date.
 */
export function findDates(text: string, contextDate: string, order: DateOrder = dateOrderOf(text)): Found<string>[] {
  const american = order === 'month first'
  const found: Found<string>[] = []
  const add = (match: RegExpMatchArray, day: string | null): void => {
    const start = match.index ?? 0
    const end = start + match[0].length
    const isOverlapping = found.some((other) => start < other.end && other.start < end)
    if (day !== null && !isOverlapping && found.length < maxResults) found.push({ value: day, start, end })
  }
  const inWords = (match: RegExpMatchArray, name = '', day = '', year?: string): void => {
    const month = monthOf(name)
    if (month === null) return
    add(match, year ? dayFrom(yearOf(year), month, Number(day)) : withoutYear(month, Number(day), contextDate))
  }
  for (const match of text.matchAll(numeric)) add(match, fromNumbers(match, american))
  for (const match of text.matchAll(dayMonth)) inWords(match, match[2], match[1], match[3] ?? match[4])
  for (const match of text.matchAll(monthDay)) inWords(match, match[1], match[2], match[3])
  for (const match of text.matchAll(kanji)) {
    const [month, day] = [Number(match[2]), Number(match[3])]
    add(match, match[1] ? dayFrom(Number(match[1]), month, day) : withoutYear(month, day, contextDate))
  }
  for (const match of text.matchAll(yearless)) {
    add(match, withoutYear(Number(match[3] ?? match[4]), Number(match[1]), contextDate))
  }
  return withYears(found, text).toSorted((a, b) => a.start - b.start)
}
