import type { Moment } from '@sextant/contract/emails/reservation'
import { dayFrom, isZone } from '@sextant/domain/kit/local-time'
import type { Property } from './parse-calendar'

/** A zone by its identifier; some writers put their own name before it (`/example.org/Europe/Berlin`). */
function zoneOf(tzid: string): string | undefined {
  const name = /(?:^|\/)([A-Za-z_]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)$/.exec(tzid)?.[1] ?? tzid
  return isZone(name) ? name : undefined
}

/** The time of DTSTART or DTEND (RFC 5545 §3.3.4 and §3.3.5); null where it is none. */
export function eventTime(property: Property): Moment | null {
  const [, year, month, date, hour, minute, second, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z?))?/.exec(property.value.trim()) ?? []
  const day = dayFrom(Number(year), Number(month), Number(date))
  if (day === null) return null
  if (hour === undefined) return { local: day }
  const local = `${day}T${hour}:${minute}:${second ?? '00'}`
  const zone = utc ? '+00:00' : zoneOf(property.parameters.get('TZID') ?? '')
  return zone === undefined ? { local } : { local, zone }
}
