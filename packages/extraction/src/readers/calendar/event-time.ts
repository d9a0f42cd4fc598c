import type { Moment } from '@sextant/contract/emails/reservation'
import { dayFrom } from '@sextant/domain/kit/local-time'
import { zoneOf } from './event-zone'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import type { Property } from './property'

/** The time of DTSTART or DTEND (RFC 5545 §3.3.4 and §3.3.5); null if invalid. */
export function eventTime({ value, parameters, zone: described }: Property): Moment | null {
  const [, year, month, date, hour, minute, second, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z?))?/.exec(value.trim()) ?? []
  const day = dayFrom(Number(year), Number(month), Number(date))
  if (day === null) return null
  if (hour === undefined) return { local: day }
  const local = `${day}T${hour}:${minute}:${second ?? '00'}`
  const zone = utc ? '+00:00' : zoneOf(parameters.get('TZID') ?? '', local, described)
  return zone === undefined ? { local } : { local, zone }
}

const units = { W: 604_800, D: 86_400, H: 3600, M: 60, S: 1 } as const

/** The seconds of a DURATION (RFC 5545 §3.3.6), up to a year; null if invalid. */
function secondsOf(text: string): number | null {
  const [, days, hours] = /^\+?P((?:\d{1,4}[WD])*)(?:T((?:\d{1,6}[HMS])*))?$/.exec(text.trim()) ?? []
  if (days === undefined) return null
  const parts = [...`${days}${hours ?? ''}`.matchAll(/(\d+)([WDHMS])/g)]
  const seconds = parts.reduce((sum, [, count, unit]) => {
    const each = Object.entries(units).find(([name]) => name === unit)?.[1] ?? 0
    return sum + Number(count) * each
  }, 0)
  return seconds > 0 && seconds < 366 * units.D ? seconds : null
}

/** The end of an event, by DTEND, or by DTSTART and DURATION (RFC 5545 §3.6.1); null if it has neither. */
export function endOf(event: CalendarEvent): Property | null {
  const [end, start, duration] = [
    propertyOf(event, 'DTEND'),
    propertyOf(event, 'DTSTART'),
    propertyOf(event, 'DURATION'),
  ]
  const seconds = duration && secondsOf(duration.value)
  const from = start && eventTime(start)?.local
  if (end || !start || !duration || !seconds || !from) return end
  const day = from.length === 10
  const until = new Date(Date.parse(`${day ? `${from}T00:00:00` : from}Z`) + seconds * 1000).toISOString()
  const local = until.slice(0, 19).replace(/[-:]/g, '')
  const utc = start.value.trim().endsWith('Z') ? 'Z' : ''
  return { ...start, name: 'DURATION', line: duration.line, value: day ? local.slice(0, 8) : local + utc }
}
