import type { Reservation } from '@sextant/contract/emails/reservation'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import { basicDay } from './recurrence'

/** Shorter identifiers, such as counters, are not unique. Longer ones are not stored. */
const lengths = { min: 8, max: 200 }

/**
 * Adds an event's identifier to its reservations (RFC 5545 §3.8.4.7), which later calendars repeat to move or cancel
 * it. An occurrence of a series has its original day as well (§3.8.4.4).
 */
export function withIdentifier(event: CalendarEvent, reservations: readonly Reservation[]): Reservation[] {
  const uid = propertyOf(event, 'UID')?.value.trim() ?? ''
  const changed = propertyOf(event, 'RECURRENCE-ID')
  const isSeries = ['RRULE', 'RDATE'].some((name) => propertyOf(event, name) !== null)
  return reservations.map((one) => {
    const day = changed ? basicDay(changed.value) : isSeries ? (one.start.time.local?.slice(0, 10) ?? '') : ''
    const value = day === '' ? uid : `${uid} ${day}`
    if (uid.length < lengths.min || value.length > lengths.max) return one
    return { ...one, references: [...(one.references ?? []), { value, issuer: 'calendar' as const }] }
  })
}
