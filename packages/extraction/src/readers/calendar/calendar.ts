import type { Moment, Reservation } from '@sextant/contract/emails/reservation'
import { instantOf, localOf } from '@sextant/domain/kit/local-time'
import { findCity } from '@sextant/places/cities/find-city'
import { readJson } from '../../kit/lenient-json'
import type { Entry, Reader } from '../../kit/reader'
import { completeEnd } from '../../rules/complete-place'
import { findReservations } from '../../schema-org/find-reservations'
import { readBookingEvent } from './booking-event'
import { changesOf, currentEvents } from './current-events'
import { endOf, eventTime } from './event-time'
import { EventWords } from './event-words'
import { readFlightEvent } from './flight-event'
import { readFlightLegs } from './flight-legs'
import { withIdentifier } from './identifier'
import { withPairs } from './paired-events'
import { withJourneys } from './paired-journeys'
import { type CalendarEvent, parseCalendar, propertyOf } from './parse-calendar'
import { readPlainEvent } from './plain-event'
import { occurrences } from './series'
import { readTimetableLegs } from './timetable-legs'
import { readTripEvent, tripKind } from './trip-event'

/**
 * A title that reminds of a deadline before a trip or stay: `Check-in opens for EZY2173`, `Online check-in: LH 400`,
 * `Fare hold expires`. The booking itself is in another event.
 */
const deadline =
  /check-?in (?:is )?(?:now )?(?:opens?|available|öffnet|möglich|offen|ouvert|ouvre|disponible|abierto|abre|aperto|apre|geopend|opent|åpner|öppnar|åbner)(?!\p{L})|^\P{L}*(?:online|web)[ -]?check-?in(?!\p{L})|^\P{L}*check-?in (?:(?:online|now|for|für|pour|per|para|voor) )+(?:(?:your|my|deinen|ihren) )?(?:flight|flug|vol|volo|vuelo|[A-Z\d]{2} ?\d)|(?:hold|offer|option|quote|angebot|offre|oferta|offerta) (?:expires?|ends|läuft|expire|vence|scade)(?!\p{L})|^\P{L}*(?:free cancellation|last day (?:to cancel|for|of)|payment due|pay (?:for|by|balance)|zahlung fällig|restzahlung|(?:reminder|erinnerung|rappel|recordatorio|promemoria|to-?do)[:!\s–-]+(?:book|buy|pay|check|buchen|kaufen|réserver|acheter|payer|reservar|comprar|pagar|prenotare|comprare|pagare))(?!\p{L})/iu

/** The reservations of an event: those embedded in it, else those of its text; none if it reminds of a deadline. */
function readEvent(event: CalendarEvent, part: string): Reservation[] {
  const embedded = propertyOf(event, 'X-KDE-KITINERARY-RESERVATION')
  if (embedded) {
    const path = `line ${embedded.line}: $`
    return findReservations(readJson(embedded.value).values, { reader: 'calendar', part }, path)
  }
  if (deadline.test(propertyOf(event, 'SUMMARY')?.value.slice(0, 300) ?? '')) return []
  return readBooked(withoutTravelers(event, new EventWords(event)), part)
}

/** The event without the name of a traveler before or behind its title: `Train to Barcelona Sants - Lea Kunz`. */
function withoutTravelers(event: CalendarEvent, words: EventWords): CalendarEvent {
  const named = words.labelled('traveler').map(({ value }) => value)
  const invited = event.properties.map(({ parameters }) => parameters.get('CN') ?? '')
  const summary = propertyOf(event, 'SUMMARY')
  const title = summary?.value.trim() ?? ''
  const bare = [...named, ...invited]
    .flatMap((name) => {
      if (!name.includes(' ') || name.length > 60) return []
      const before = title.endsWith(name) ? /^(.*\S)\s?[-–—|:]\s$/u.exec(title.slice(0, -name.length)) : null
      const behind = title.startsWith(name) ? /^\s?[-–—|:]\s(\S.*)$/u.exec(title.slice(name.length)) : null
      const enclosed = title.endsWith(`(${name})`) ? title.slice(0, -name.length - 2).trim() : ''
      return [before?.[1] ?? behind?.[1] ?? enclosed]
    })
    .find((rest) => rest !== '')
  if (!summary || bare === undefined) return event
  return { ...event, properties: event.properties.map((one) => (one === summary ? { ...one, value: bare } : one)) }
}

/** The bookings of an event: its legs, else a trip or other booking, else the event itself. */
function readBooked(event: CalendarEvent, part: string): Reservation[] {
  const words = new EventWords(event)
  // The flight of a ride to or from an airport is another booking.
  const isRide = tripKind(propertyOf(event, 'SUMMARY')?.value.slice(0, 300) ?? '', words) === 'taxi'
  const flights = isRide ? [] : readFlightLegs(event, words, part)
  if (flights.length > 0) return flights
  const legs = readTimetableLegs(event, words, part)
  if (legs.length > 0) return legs
  const read =
    (isRide ? null : readFlightEvent(event, words, part)) ??
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

/** A reservation whose places have no known zone, with its times in UTC as they are in the zone of the calendar. */
function inZone(reservation: Reservation, zone: string | undefined): Reservation {
  const { kind, start, end } = reservation
  if (zone === undefined || [start, end].some((one) => completeEnd(kind, one).time_zone_id !== undefined))
    return reservation
  const moved = (time: Moment): Moment => {
    const instant = time.zone === '+00:00' ? instantOf(time.local ?? '', time.zone) : null
    const local = instant === null ? null : localOf(instant, zone)
    return local === null ? time : { local, zone }
  }
  return {
    ...reservation,
    start: { ...start, time: moved(start.time) },
    end: { ...end, time: moved(end.time) },
  }
}

/** Whether an event describes a booking in words, rather than in data or as a reminder of a deadline. */
const isForPeople = (event: CalendarEvent): boolean =>
  propertyOf(event, 'X-KDE-KITINERARY-RESERVATION') === null &&
  !deadline.test(propertyOf(event, 'SUMMARY')?.value.slice(0, 300) ?? '')

/** What an event says to people. */
function entryOf(event: CalendarEvent, reservations: readonly Reservation[], part: string): Entry {
  const [summary, location, description, start] = (['SUMMARY', 'LOCATION', 'DESCRIPTION', 'DTSTART'] as const).map(
    (name) => propertyOf(event, name),
  )
  const end = endOf(event)
  return {
    title: summary?.value ?? '',
    text: [location?.value.replace(/\s*\n\s*/g, ', ') ?? '', '', description?.value ?? ''].join('\n'),
    start: (start && eventTime(start)) ?? undefined,
    end: (end && eventTime(end)) ?? undefined,
    reservations,
    evidence: { reader: 'calendar', part, path: `line ${description?.line ?? summary?.line ?? 1}` },
  }
}

/** Reads iCalendar files and parts (RFC 5545). */
export const calendar: Reader = {
  name: 'calendar',
  kinds: ['calendar'],
  read(document) {
    const text = document.text()
    const cancels = /^METHOD:CANCEL/im.test(text)
    const { events: written, zone } = parseCalendar(text)
    const all = currentEvents(written)
    const others = all.filter((event) => !isFrame(event))
    const events = others.length > 0 ? others : all
    const found = withJourneys(withPairs(events)).map((event) => {
      const read = readEvent(event, document.part)
      const all = occurrences(event, read, changesOf(event, events))
      const reservations = withIdentifier(event, all).map((one) =>
        inZone(cancels ? { ...one, status: 'cancelled' } : one, zone),
      )
      return { event, reservations, isOne: all.length === read.length }
    })
    return {
      reservations: found.flatMap(({ reservations }) => reservations),
      diagnostics: [],
      entries: found
        .filter(({ event, isOne }) => isOne && isForPeople(event))
        .map(({ event, reservations }) => entryOf(event, reservations, document.part)),
    }
  },
}
