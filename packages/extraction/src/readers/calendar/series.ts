import type { Moment, Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import { basicDay, daysOfRule } from './recurrence'

/** Maximum number of occurrences read per series. */
const maxOccurrences = 60
const daysIn = (event: CalendarEvent, name: string): string[] =>
  event.properties
    .filter((one) => one.name === name)
    .flatMap(({ value }) => value.split(',').flatMap((one) => basicDay(one) ?? []))

/** The days on which an event begins, by its rule and list, without exceptions (RFC 5545 §3.8.5). */
function daysOfSeries(event: CalendarEvent, first: string, changed: readonly string[]): string[] {
  const rule = propertyOf(event, 'RRULE')?.value ?? ''
  const out = new Set([...daysIn(event, 'EXDATE'), ...changed])
  const all = new Set([...(rule === '' ? [first] : daysOfRule(rule, first, maxOccurrences)), ...daysIn(event, 'RDATE')])
  return [...all].filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !out.has(day)).slice(0, maxOccurrences)
}

const moved = (time: Moment, days: number): Moment =>
  time.local === undefined ? time : { ...time, local: addDays(time.local.slice(0, 10), days) + time.local.slice(10) }

/**
 * The occurrences of a recurring trip or other booking with an end. An event without a booking is represented by its
 * first occurrence. `changed` holds the occurrences with an event of their own.
 */
export function occurrences(
  event: CalendarEvent,
  reservations: readonly Reservation[],
  changed: readonly CalendarEvent[],
): Reservation[] {
  const start = propertyOf(event, 'DTSTART')
  const recurs = ['RRULE', 'RDATE', 'EXDATE'].some((name) => propertyOf(event, name) !== null)
  if (!start || (!recurs && changed.length === 0)) return [...reservations]
  const first = basicDay(start.value)
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
