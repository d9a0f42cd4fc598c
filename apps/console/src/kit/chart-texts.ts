import type { Interval } from '@sextant/contract/dashboard/charts'
import { daysWithin } from '@sextant/domain/dashboard/intervals'
import type { DaySpan } from '@sextant/domain/kit/date-presets'
import { moneyText, shortMoneyText } from '@sextant/domain/kit/money-text'
import { numberText } from '@sextant/domain/kit/number-text'
import { shortDayText, spanText } from '@sextant/domain/kit/time-text'

/**
 * How a number is formatted. Money and prices are in the team's currency: money in hundredths, prices in whole units.
 */
export type Unit = 'count' | 'money' | 'price' | 'days' | 'percent'

/** Formats a chart value; an em dash for null. */
export function valueText(value: number | null, unit: Unit, currency: string): string {
  if (value === null) return '–'
  if (unit === 'money') return moneyText(value, currency)
  if (unit === 'price') return moneyText(Math.round(value * 100), currency)
  if (unit === 'percent') return percentText(value)
  return unit === 'days' ? `${numberText(value)} ${value === 1 ? 'day' : 'days'}` : numberText(value)
}

/** A short format for tight spaces such as axes. */
export function shortText(value: number, unit: Unit, currency: string): string {
  if (unit === 'money') return shortMoneyText(value, currency)
  if (unit === 'price') return shortMoneyText(Math.round(value * 100), currency)
  return numberText(value, 10_000)
}

/** A percentage difference with its sign. */
export const percentText = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${numberText(Math.abs(value))}%`

/** An interval in words: its day, or its days within the range. */
export function intervalText(first: string, interval: Interval, range: DaySpan): string {
  const { start, end } = daysWithin(range, first, interval)
  return spanText(start, end)
}

/** An axis label for an interval: `21 Nov`, `Nov 2026`. */
export function tickText(first: string, interval: Interval): string {
  const [date = '', month = '', year = ''] = shortDayText(first).split(' ')
  return interval === 'month' ? `${month} ${year.slice(2)}` : `${date} ${month}`
}
