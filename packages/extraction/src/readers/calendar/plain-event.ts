import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../draft'
import { eventTime } from './event-time'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import type { Property } from './property'

/** Where a property stands, as evidence. */
export const evidenceOf = (property: Property, part: string) => ({
  reader: 'calendar',
  part,
  path: `line ${property.line}: ${property.name}`,
  text: property.value.slice(0, 200),
})

/** Sets one end's time from a property, where the event has it. */
export function setEventTime(draft: Draft, field: string, property: Property | null, part: string): void {
  const time = property && eventTime(property)
  if (!property || !time) return
  draft.set(`${field}.local`, time.local, evidenceOf(property, part))
  draft.set(`${field}.zone`, time.zone, evidenceOf(property, part))
}

/** `C Base (Rungestraße 20, Berlin)` or `Moscone Center, 747 Howard St`: name, then address; or bare coordinates. */
function setLocation(draft: Draft, location: Property, part: string): void {
  const at = evidenceOf(location, part)
  const text = location.value.replace(/\s+/g, ' ').trim()
  const [, latitude, longitude] = /^(-?\d{1,2}\.\d+), ?(-?\d{1,3}\.\d+)$/.exec(text) ?? []
  if (latitude !== undefined && longitude !== undefined) {
    draft.set('start.place.latitude', Number(latitude), at)
    draft.set('start.place.longitude', Number(longitude), at)
    return
  }
  const [, name = text, address] = /^([^(,]{2,})(?:\(|, )(.+?)\)?$/.exec(text) ?? []
  draft.set('start.place.name', name.trim(), at)
  draft.set('start.place.address', address?.trim(), at)
}

/** The status of an event (RFC 5545 §3.8.1.11), which a cancelling calendar gives all of its own. */
export const statusOf = (event: CalendarEvent): Reservation['status'] => {
  const status = propertyOf(event, 'STATUS')?.value.trim().toUpperCase()
  return status === 'CANCELLED' ? 'cancelled' : status === 'TENTATIVE' ? 'pending' : 'confirmed'
}

/** An event that is nothing but an event: a meeting, a concert. It may be no booking at all, hence the low confidence. */
export function readPlainEvent(event: CalendarEvent, part: string): Reservation | null {
  const summary = propertyOf(event, 'SUMMARY')
  if (!summary || !propertyOf(event, 'DTSTART')) return null
  const draft = new Draft('event', 0.5)
  draft.set('name', summary.value.replace(/\s+/g, ' ').trim(), evidenceOf(summary, part))
  setEventTime(draft, 'start.time', propertyOf(event, 'DTSTART'), part)
  setEventTime(draft, 'end.time', propertyOf(event, 'DTEND'), part)
  const location = propertyOf(event, 'LOCATION')
  if (location) setLocation(draft, location, part)
  return draft.finish(statusOf(event))
}
