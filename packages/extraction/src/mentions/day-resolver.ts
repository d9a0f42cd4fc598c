import { addDays } from '@sextant/domain/kit/local-time'
import { matchesOf } from '../kit/matches-of'
import type { CalendarNames } from '../languages/calendar'
import type { Line } from '../page/page'
import type { Mention } from './mention'
import { weekdayOf } from './weekdays'

/** Number of days within which to search for a day of the month with a given weekday. */
const maxAhead = 400

/** Maximum number of days before a date that a day of the month may refer to. */
const maxBack = 45
const monthYear = /(?<![\p{L}\d])(\p{L}[\p{L}\p{M}.'’]{2,15})\s(?:de |del |of )?(20\d\d)(?!\d)/gu

const day = (number: number): string => String(number).padStart(2, '0')

/** The first date with a day of the month, on or after another date in the same or next month. */
function onOrAfter(base: string, number: number): string | null {
  for (let ahead = 0; ahead < 62; ahead++) {
    const one = addDays(base, ahead)
    if (one.endsWith(`-${day(number)}`)) return one
  }
  return null
}

/** The date nearest to another with a given day of the month and weekday, preferably after it; never before `first`. */
function onWeekday(base: string, number: number, weekday: number, first: string): string | null {
  for (let ahead = 0; ahead < maxAhead; ahead++) {
    for (const one of ahead <= maxBack ? [addDays(base, ahead), addDays(base, -ahead)] : [addDays(base, ahead)])
      if (one >= first && one.endsWith(`-${day(number)}`) && weekdayOf(one) === weekday) return one
  }
  return null
}

/** Months named with their year on the page: `Juillet 2027`. */
export function namedMonths(lines: readonly Line[], { months }: CalendarNames): string[] {
  return lines.flatMap(({ folded }) =>
    matchesOf(folded, monthYear).flatMap(([, name = '', year]) => {
      const month = months.get(name)
      return month === undefined ? [] : [`${year}-${day(month)}`]
    }),
  )
}

/** Resolves days of the month by the page's other dates and the day on which it was sent. */
export class DayResolver {
  readonly #sent: string
  readonly #months: readonly string[]
  readonly #first: string
  readonly #last: string

  constructor(sent: string, dates: readonly Mention[], months: readonly string[]) {
    const ahead = dates.map(({ value }) => value).filter((value) => value > sent)
    this.#sent = sent
    this.#months = months
    this.#first = ahead.toSorted().at(0) ?? ''
    this.#last = ahead.toSorted().at(-1) ?? ''
  }

  /** A day of the month with a given weekday. */
  onWeekday(base: string, number: number, weekday: number): string | null {
    const near = onWeekday(base, number, weekday, this.#sent)
    if (near !== null && near <= addDays(base, maxBack)) return near
    const named = this.#months
      .map((month) => `${month}-${day(number)}`)
      .find((one) => one >= this.#sent && weekdayOf(one) === weekday)
    return named ?? near
  }

  /** A day of the month: the next one, unless only the previous one is within the trip's days. */
  onOrAfter(base: string, number: number): string | null {
    const next = onOrAfter(base, number)
    if (next === null || next <= this.#last) return next
    for (let back = 1; back <= maxBack; back++) {
      const one = addDays(base, -back)
      if (one.endsWith(`-${day(number)}`)) return one >= this.#first ? one : next
    }
    return next
  }
}
