import type { Moment, Reservation } from '@sextant/contract/emails/reservation'
import { addDays, dayFrom } from '@sextant/domain/kit/local-time'
import { type CalendarEvent, propertyOf } from './parse-calendar'

/** Occurrences of one series that are read. */
const maxOccurrences = 60
/** Days after the first occurrence within which others are looked for. */
const maxDays = 400

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The day of `20260706` or `20260706T073000Z`; null if there is none. */
function dayOf(value: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(value.trim()) ?? []
  return dayFrom(Number(year), Number(month), Number(day))
}

const daysIn = (event: CalendarEvent, name: string): string[] =>
  event.properties
    .filter((one) => one.name === name)
    .flatMap(({ value }) => value.split(',').flatMap((one) => dayOf(one) ?? []))

/** The days of a rule that ends (RFC 5545 §3.3.10), daily or weekly; only the first of any other. */
function daysOfRule(rule: string, first: string): string[] {
  const part = (name: string): string | undefined => new RegExp(`(?:^|;)${name}=([^;]+)`, 'i').exec(rule)?.[1]
  const [every, count, until] = [Number(part('INTERVAL') ?? 1), Number(part('COUNT') ?? 0), dayOf(part('UNTIL') ?? '')]
  const frequency = part('FREQ')?.toUpperCase()
  const isPlain = !/BY(?!DAY)[A-Z]+=|BYDAY=[^;]*\d/i.test(rule) && Number.isInteger(every) && every > 0
  if (!isPlain || (count === 0 && until === null)) return [first]
  const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
  const named = part('BYDAY')?.toUpperCase().split(',') ?? []
  const on = frequency === 'WEEKLY' && named.length === 0 ? [weekdays[weekday(first)] ?? ''] : named
  // weeks begin on Monday, as they do where no rule says otherwise
  const beforeFirst = (weekday(first) + 6) % 7
  const found: string[] = []
  for (let days = 0; days <= maxDays && found.length < (count || maxOccurrences); days++) {
    const day = addDays(first, days)
    if (until !== null && day > until) break
    const period = frequency === 'WEEKLY' ? Math.floor((days + beforeFirst) / 7) : days
    const isOn = on.length === 0 || on.includes(weekdays[weekday(day)] ?? '')
    if (days === 0 || (/^(?:DAILY|WEEKLY)$/.test(frequency ?? '') && period % every === 0 && isOn)) found.push(day)
  }
  return found
}

/** The days on which an event begins: of its rule and its list, without those taken out (RFC 5545 §3.8.5). */
function daysOfSeries(event: CalendarEvent, first: string, changed: readonly string[]): string[] {
  const rule = propertyOf(event, 'RRULE')?.value ?? ''
  const out = new Set([...daysIn(event, 'EXDATE'), ...changed])
  const all = new Set([...(rule === '' ? [first] : daysOfRule(rule, first)), ...daysIn(event, 'RDATE')])
  return [...all].filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !out.has(day)).slice(0, maxOccurrences)
}

const moved = (time: Moment, days: number): Moment =>
  time.local === undefined ? time : { ...time, local: addDays(time.local.slice(0, 10), days) + time.local.slice(10) }

/**
 * The occurrences of a trip or another booking that recurs until an end; of an event without a booking, the first
 * stands for its series. `changed` are the occurrences that have an event of their own.
 */
export function occurrences(
  event: CalendarEvent,
  reservations: readonly Reservation[],
  changed: readonly CalendarEvent[],
): Reservation[] {
  const start = propertyOf(event, 'DTSTART')
  const recurs = ['RRULE', 'RDATE', 'EXDATE'].some((name) => propertyOf(event, name) !== null)
  if (!start || (!recurs && changed.length === 0)) return [...reservations]
  const first = dayOf(start.value)
  if (first === null) return [...reservations]
  const own = changed.flatMap((one) => daysIn(one, 'RECURRENCE-ID'))
  if (!recurs || reservations.every(({ kind }) => kind === 'event')) return own.includes(first) ? [] : [...reservations]
  const days = daysOfSeries(event, first, own)
  return days.flatMap((day) => {
    const after = Math.round((Date.parse(day) - Date.parse(first)) / 86_400_000)
    return reservations.map((one) => ({
      ...one,
      start: { ...one.start, time: moved(one.start.time, after) },
      end: { ...one.end, time: moved(one.end.time, after) },
    }))
  })
}
