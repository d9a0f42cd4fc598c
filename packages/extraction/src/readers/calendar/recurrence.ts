import { addDays, dayFrom } from '@sextant/domain/kit/local-time'

/** Maximum number of days after the first occurrence within which others are generated. */
const maxDays = 400

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The day of `20260706` or `20260706T073000Z`; null if invalid. */
export function basicDay(value: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(value.trim()) ?? []
  return dayFrom(Number(year), Number(month), Number(day))
}

/** A day's position in the month: counted from the start, and as a negative number from the end. */
function placesOf(day: string): [number, number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return [date, date - last - 1]
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** The parsed parts of a recurrence rule. */
interface Rule {
  every: number
  /** `MO`, `1MO`, `-1FR`. */
  named: readonly string[]
  /** Days of the month; negative ones count from its end. */
  dates: readonly number[]
}

type Fits = (rule: Rule, first: string, day: string, after: number) => boolean

const isNamed = ({ named }: Rule, day: string): boolean => named.includes(weekdays[weekdayOf(day)] ?? '')

/** Whether a day other than the first is part of a rule, by frequency. */
const frequencies: Readonly<Record<string, Fits>> = {
  DAILY: (rule, _, day, after) => after % rule.every === 0 && (rule.named.length === 0 || isNamed(rule, day)),
  WEEKLY(rule, first, day, after) {
    // Weeks begin on Monday, the default if the rule does not set it.
    const weeks = Math.floor((after + ((weekdayOf(first) + 6) % 7)) / 7)
    return weeks % rule.every === 0 && (rule.named.length === 0 ? after % 7 === 0 : isNamed(rule, day))
  },
  MONTHLY(rule, first, day) {
    if ((monthOf(day) - monthOf(first)) % rule.every !== 0) return false
    const [place, fromEnd] = placesOf(day)
    if (rule.dates.length > 0) return rule.dates.includes(place) || rule.dates.includes(fromEnd)
    if (rule.named.length === 0) return place === placesOf(first)[0]
    const name = weekdays[weekdayOf(day)] ?? ''
    const ordinals = ['', Math.ceil(place / 7), Math.floor(fromEnd / 7)]
    return ordinals.some((ordinal) => rule.named.includes(`${ordinal}${name}`))
  },
  YEARLY: (rule, first, day) =>
    day.slice(5) === first.slice(5) && (Number(day.slice(0, 4)) - Number(first.slice(0, 4))) % rule.every === 0,
}

/**
 * The days of a finite rule (RFC 5545 §3.3.10): daily, weekly, monthly by date or weekday, yearly. Only the first for
 * rules of other forms.
 */
export function daysOfRule(text: string, first: string, maxDates: number): string[] {
  const part = (name: string): string | undefined => new RegExp(`(?:^|;)${name}=([^;]+)`, 'i').exec(text)?.[1]
  const list = (name: string): string[] => part(name)?.toUpperCase().replaceAll('+', '').split(',') ?? []
  const frequency = part('FREQ')?.toUpperCase() ?? ''
  const [every, count, until] = [
    Number(part('INTERVAL') ?? 1),
    Number(part('COUNT') ?? 0),
    basicDay(part('UNTIL') ?? ''),
  ]
  const rule: Rule = { every, named: list('BYDAY'), dates: list('BYMONTHDAY').map(Number) }
  const isMonthly = frequency === 'MONTHLY'
  const isPlain = isMonthly
    ? !/BY(?!DAY|MONTHDAY)[A-Z]+=/i.test(text)
    : !/BY(?!DAY)[A-Z]+=|BYDAY=[^;]*\d/i.test(text) && (frequency !== 'YEARLY' || rule.named.length === 0)
  const fits = frequencies[frequency]
  if (!fits || !isPlain || !Number.isInteger(every) || every < 1 || (count === 0 && until === null)) return [first]
  const found = [first]
  for (let after = 1; after <= maxDays && found.length < (count || maxDates); after++) {
    const day = addDays(first, after)
    if (until !== null && day > until) break
    if (fits(rule, first, day, after)) found.push(day)
  }
  return found
}
