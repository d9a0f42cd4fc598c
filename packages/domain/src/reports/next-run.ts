import { intervalOf, lastDayOf } from '../dashboard/intervals'
import { addDays, dayOf, instantOf, localOf } from '../kit/local-time'

/** When a schedule runs, in a time zone. Weekday 1 is Monday. A day beyond the month's end means its last day. */
export type ScheduleRule = {
  readonly frequency: 'weekly' | 'monthly'
  readonly weekday: number
  readonly day: number
  readonly hour: number
}

/** The run of a schedule in the week or month of a day. */
function dayNear(rule: ScheduleRule, near: string): string {
  if (rule.frequency === 'weekly') return addDays(intervalOf(near, 'week'), rule.weekday - 1)
  const first = intervalOf(near, 'month')
  const last = lastDayOf(first, 'month')
  const candidate = addDays(first, rule.day - 1)
  return candidate > last ? last : candidate
}

/**
 * The first instant after another (ISO 8601, UTC) at which a schedule runs in a time zone. A time skipped by a clock
 * change is taken with the earlier offset, and a repeated one counts once (as in RFC 5545 §3.3.5). Throws if the zone
 * is unknown.
 */
export function nextRun(rule: ScheduleRule, zone: string, after: string): string {
  const today = localOf(after, zone)
  if (today === null) throw new RangeError(`There is no time zone ${zone}.`)
  const hour = String(rule.hour).padStart(2, '0')
  let near = dayOf(today)
  for (let tries = 0; tries < 3; tries += 1) {
    const due = instantOf(`${dayNear(rule, near)}T${hour}:00:00`, zone)
    if (due !== null && due > after) return due
    near = addDays(lastDayOf(intervalOf(near, intervals[rule.frequency]), intervals[rule.frequency]), 1)
  }
  throw new RangeError('A schedule has a time in every week and month.')
}

const intervals = { weekly: 'week', monthly: 'month' } as const
