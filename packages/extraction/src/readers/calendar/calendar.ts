import type { Reservation } from '@sextant/contract/emails/reservation'
import { findReservations } from '../../schema-org/find-reservations'
import { readJson } from '../json-ld/lenient-json'
import type { Reader } from '../reader'
import { readFlightEvent } from './flight-event'
import { type CalendarEvent, parseCalendar, propertyOf } from './parse-calendar'
import { readPlainEvent } from './plain-event'
import { readRailLegs } from './rail-legs'

/** What an event says: the reservations embedded in it, else a journey, else the event itself. */
function readEvent(event: CalendarEvent, part: string): Reservation[] {
  const embedded = propertyOf(event, 'X-KDE-KITINERARY-RESERVATION')
  if (embedded) {
    const path = `line ${embedded.line}: $`
    return findReservations(readJson(embedded.value).values, { reader: 'calendar', part }, path)
  }
  const legs = readRailLegs(event, part)
  if (legs.length > 0) return legs
  const read = readFlightEvent(event, part) ?? readPlainEvent(event, part)
  return read ? [read] : []
}

/** Reads iCalendar files and parts (RFC 5545). */
export const calendar: Reader = {
  name: 'calendar',
  kinds: ['calendar'],
  read(document) {
    const text = document.text()
    const cancels = /^METHOD:CANCEL/im.test(text)
    const found = parseCalendar(text).flatMap((event) => readEvent(event, document.part))
    const reservations = cancels ? found.map((one) => ({ ...one, status: 'cancelled' as const })) : found
    return { reservations, diagnostics: [] }
  },
}
