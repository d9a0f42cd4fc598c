import type { Line } from '../page/page'
import type { Mention } from './mention'

/** Forms of dates without a year. */
const yearless = new Set(['yearless', 'bare'])
/** Forms of dates whose year may not be written. */
const derived = new Set([...yearless, 'range', 'relative'])

/** Words for how long something is valid, before a date: `Not valid after 04 MAY 28` is no day of a journey. */
const validity = /(?<!\p{L})(?:in)?(?:valid|gultig|valable|geldig|waznosci|expir|verfall|caduc|scad)\p{L}*[^\d]{0,24}$/u

const monthAndDay = ({ value }: Mention): string => value.slice(4)

/**
 * Dates without a year, in the year of the only date of the page that has their day and month with one: `15.11.` of a
 * journey on 15.11.2027. A weekday next to them determines their year.
 */
export function withStatedYears(mentions: readonly Mention[], lines: readonly Line[]): Mention[] {
  const isOfJourney = ({ line, start }: Mention): boolean => !validity.test((lines[line]?.folded ?? '').slice(0, start))
  const dates = mentions.filter((one) => one.type === 'date' && !derived.has(one.form) && isOfJourney(one))
  const stated = new Map(dates.map((date) => [monthAndDay(date), date.value]))
  const isOnly = (date: Mention): boolean =>
    dates.every((one) => monthAndDay(one) !== monthAndDay(date) || one.value === stated.get(monthAndDay(date)))
  return mentions.map((mention) => {
    const { type, form, detail } = mention
    if (type !== 'date' || !yearless.has(form) || detail === 'weekday' || !isOnly(mention)) return mention
    return { ...mention, value: stated.get(monthAndDay(mention)) ?? mention.value }
  })
}
