import type { Reservation } from '@sextant/contract/emails/reservation'
import { readJson } from '../../kit/lenient-json'
import type { Reader } from '../../kit/reader'
import { findReservations } from '../../schema-org/find-reservations'
import { readBookingEvent } from './booking-event'
import { changesOf, currentEvents } from './current-events'
import { EventWords } from './event-words'
import { readFlightEvent } from './flight-event'
import { withIdentifier } from './identifier'
import { withPairs } from './paired-events'
import { withJourneys } from './paired-journeys'
import { type CalendarEvent, parseCalendar, propertyOf } from './parse-calendar'
import { readPlainEvent } from './plain-event'
import { occurrences } from './series'
import { readTimetableLegs } from './timetable-legs'
import { readTripEvent } from './trip-event'

/** The reservations of an event: those embedded in it, else a trip or other booking, else the event itself. */
function readEvent(event: CalendarEvent, part: string): Reservation[] {
  const embedded = propertyOf(event, 'X-KDE-KITINERARY-RESERVATION')
  if (embedded) {
    const path = `line ${embedded.line}: $`
    return findReservations(readJson(embedded.value).values, { reader: 'calendar', part }, path)
  }
  const words = new EventWords(event)
  const legs = readTimetableLegs(event, words, part)
  if (legs.length > 0) return legs
  const read =
    readFlightEvent(event, words, part) ??
    readBookingEvent(event, words, part) ??
    readTripEvent(event, words, part) ??
    readPlainEvent(event, words, part)
  return read ? [read] : []
}

/** Reads iCalendar files and parts (RFC 5545). */
export const calendar: Reader = {
  name: 'calendar',
  kinds: ['calendar'],
  read(document) {
    const text = document.text()
    const cancels = /^METHOD:CANCEL/im.test(text)
    const events = currentEvents(parseCalendar(text))
    const found = withJourneys(withPairs(events)).flatMap((event) =>
      withIdentifier(event, occurrences(event, readEvent(event, document.part), changesOf(event, events))),
    )
    const reservations = cancels ? found.map((one) => ({ ...one, status: 'cancelled' as const })) : found
    return { reservations, diagnostics: [] }
  },
}
