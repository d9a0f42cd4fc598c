import type { Mention } from './mention'

/** Forms of dates without a year. */
const yearless = new Set(['yearless', 'bare'])
/** Forms of dates whose year may not be written. */
const derived = new Set([...yearless, 'range', 'relative'])

const monthAndDay = ({ value }: Mention): string => value.slice(4)

/**
 * Dates without a year, in the year of the only date of the page that has their day and month with one: `15.11.` of a
 * journey on 15.11.2027. A weekday next to them determines their year.
 */
export function withStatedYears(mentions: readonly Mention[]): Mention[] {
  const dates = mentions.filter(({ type, form }) => type === 'date' && !derived.has(form))
  const stated = new Map(dates.map((date) => [monthAndDay(date), date.value]))
  const isOnly = (date: Mention): boolean =>
    dates.every((one) => monthAndDay(one) !== monthAndDay(date) || one.value === stated.get(monthAndDay(date)))
  return mentions.map((mention) => {
    const { type, form, detail } = mention
    if (type !== 'date' || !yearless.has(form) || detail === 'weekday' || !isOnly(mention)) return mention
    return { ...mention, value: stated.get(monthAndDay(mention)) ?? mention.value }
  })
}
