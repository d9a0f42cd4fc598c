import { addDays } from '@sextant/domain/kit/local-time'
import { dayIn } from '../kit/code-days'
import type { Bcbp } from './parse-bcbp'

/** For how many days after its flight a pass is often still forwarded. */
const graceDays = 14

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/**
 * The date of a leg: a boarding pass has a day of the year, but no year. If the pass has a date of issue, the flight is
 * on the first such day from then on, and the year of issue is the latest one up to the context's that ends in its
 * digit. Otherwise it is on the first such day that is not long before the context.
 */
export function flightDay(dayOfYear: number, issued: Bcbp['issued'], contextDate: string): string | null {
  const context = contextDate.slice(0, 10)
  const year = Number(context.slice(0, 4))
  if (Number.isNaN(year)) return null
  if (issued) {
    // around New Year, a pass may be issued in the year after the context's
    const issueYear = upTo(10)
      .map((back) => year - back)
      .find((candidate) => candidate % 10 === issued.yearDigit)
    const from = issueYear === undefined ? null : dayIn(issueYear, issued.dayOfYear)
    const found = [0, 1]
      .map((ahead) => dayIn((issueYear ?? year) + ahead, dayOfYear))
      .find((day) => day && from && day >= from)
    if (found) return found
  }
  const earliest = addDays(context, -graceDays)
  const days = [-1, 0, 1, 2, 3, 4].map((ahead) => dayIn(year + ahead, dayOfYear))
  return days.find((day) => day !== null && day >= earliest) ?? null
}
