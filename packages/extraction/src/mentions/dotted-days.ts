import { matchesOf } from '../kit/matches-of'
import type { Line } from '../page/page'

/** The meaning of two pairs of digits with a dot between them on a page: `04.09`. */
export type Dots = 'date' | 'time' | 'either'

const colonTime = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/
const dotPair = /(?<![\d.,])\d{1,3}\.(\d\d)(?!\d|[.,]\d)/g
const lastMonth = 12

/** A time with a dot that a word marks as one: `kl 22.10`, `um 19.30 Uhr`. */
const dottedTime =
  /(?<!\p{L})(?:kl\.?|klo|kello|kloka|um|ore|alle|om|at|ob) (?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.])|(?<![\d.])(?:[01]?\d|2[0-3])\.[0-5]\d (?:uhr|uur|h)(?!\p{L})/u
/** A day and month with dots, which no sentence ends with: `16.7. klo`, `4.9.2027`. */
const dottedDay = /(?<![\d.,])\d{1,2}\.\d{1,2}\.(?=\s?(?:\d|\p{Ll}|[-–,)]))/u

/**
 * Whether two digits, a dot and two digits are always a day and month on a page, as its times have colons, and no such
 * pair rules a date out, as a price like `45.90` would; or always a time, as others are marked as one and no day has
 * dots.
 */
export function dotsOf(lines: readonly Line[]): Dots {
  const body = lines.filter(({ isHeader }) => !isHeader)
  const hasDays = body.some(({ plain }) => dottedDay.test(plain))
  if (!hasDays && body.some(({ folded }) => dottedTime.test(folded))) return 'time'
  let hasColons = false
  for (const { plain, isHeader } of lines) {
    if (isHeader) continue
    hasColons ||= colonTime.test(plain)
    for (const [, second] of matchesOf(plain, dotPair))
      if (Number(second) === 0 || Number(second) > lastMonth) return 'either'
  }
  return hasColons ? 'date' : 'either'
}

/** The first day of a range with a year only after the last: `09.10 – 14.10.2027`. */
export const dottedRange =
  /(?<![\d.,:/-])(\d{1,2})\.(\d{1,2})\.?\s?(?:[-–]|до|по|bis|to|al?|au|do|până la|t\/m|til)\s?(?=\d{1,2}\.\d{1,2}\.((?:20)?\d\d)(?![\d.:]))/g
