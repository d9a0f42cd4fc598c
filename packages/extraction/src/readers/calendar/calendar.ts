import type { Reservation } from '@sextant/contract/emails/reservation'
import { findCity } from '@sextant/places/cities/find-city'
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

/** Whether an event is only the frame of a trip: `Munich, Germany, May 2026` on whole days, in Munich. */
function isFrame(event: CalendarEvent): boolean {
  const [title, place, from] = ['SUMMARY', 'LOCATION', 'DTSTART'].map((name) => propertyOf(event, name)?.value ?? '')
  const town = place?.split(',')[0] ?? ''
  const isFree = propertyOf(event, 'TRANSP')?.value.trim().toUpperCase() === 'TRANSPARENT'
  return (
    isFree && from?.length === 8 && place !== '' && title?.startsWith(place ?? '') === true && findCity(town) !== null
  )
}

/** Reads iCalendar files and parts (RFC 5545). */
export const calendar: Reader = {
  name: 'calendar',
  kinds: ['calendar'],
  read(document) {
    const text = document.text()
    const cancels = /^METHOD:CANCEL/im.test(text)
    const all = currentEvents(parseCalendar(text))
    const others = all.filter((event) => !isFrame(event))
    const events = others.length > 0 ? others : all
    const found = withJourneys(withPairs(events)).flatMap((event) =>
      withIdentifier(event, occurrences(event, readEvent(event, document.part), changesOf(event, events))),
    )
    const reservations = cancels ? found.map((one) => ({ ...one, status: 'cancelled' as const })) : found
    return { reservations, diagnostics: [] }
  },
}
