import type { Moment } from '@sextant/contract/emails/reservation'
import { dayFrom } from '@sextant/domain/kit/local-time'
import { zoneOf } from './event-zone'
import type { Property } from './property'

/** The time of DTSTART or DTEND (RFC 5545 §3.3.4 and §3.3.5); null where it is none. */
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
