import { matchesOf } from '../kit/matches-of'
import type { Line } from '../page/page'

/** The meaning of two pairs of digits with a dot between them on a page: `04.09`. */
export type Dots = 'date' | 'either'

const colonTime = /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/
const dotPair = /(?<![\d.,])\d{1,3}\.(\d\d)(?!\d|[.,]\d)/g
const lastMonth = 12

/**
 * Whether two digits, a dot and two digits are always a day and month on a page: its times have colons, and no such
 * pair rules a date out, as a price like `45.90` would.
 */
export function dotsOf(lines: readonly Line[]): Dots {
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
