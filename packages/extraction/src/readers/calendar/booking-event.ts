import type { Reservation } from '@sextant/contract/emails/reservation'
import { dayOf } from '@sextant/domain/kit/local-time'
import { Draft } from '../../kit/draft'
import type { Concept } from '../../languages/language'
import { readTime } from '../../schema-org/read-time'
import { setParties } from './event-parties'
import { endOf, eventTime } from './event-time'
import type { EventValue, EventWords } from './event-words'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import { evidenceOf, setCoordinates, setEventTime, setLocation, statusOf } from './plain-event'
import type { Property } from './property'

/** The name in a title, without its label and words such as "booking". */
function nameIn(summary: Property, words: EventWords, labels: readonly Concept[]): string {
  const title = summary.value
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
  const behind = /^.{3,60}?(?::|\s[-–—|]|\s(?:at|in|im|bei|beim|chez|à|en|presso|@|ved|hos))\s+(\p{L}.+)$/iu.exec(title)
  const head = behind ? title.slice(0, title.length - (behind[1]?.length ?? 0)) : ''
  const isBooking =
    words.kindsIn(head).length > 0 ||
    words.beginsWith(head, [...labels, 'reference', 'checkIn', 'checkOut']) !== undefined ||
    /reserv|book|buchung|confirm|stay|aufenthalt|séjour|estancia|soggiorno|prenotazion|rezerw|varau|bokning|bestilling/iu.test(
      head,
    )
  const name = behind?.[1] !== undefined && isBooking ? behind[1] : title
  return name
    .replace(/\s*[([]?(?:#|conf|ref|nr|no)[.:]?\s?[A-Z\d-]{4,}[)\]]?\s*$/iu, '')
    .replace(/\s*\((?=[A-Z\d]*[A-Z])[A-Z\d]{8,12}\)$/u, '')
    .trim()
}

const kindOf = (event: CalendarEvent, words: EventWords) => {
  const said = (name: string) => {
    const text = propertyOf(event, name)?.value.slice(0, 300) ?? ''
    return words.kindsIn(text)
  }
  return [...said('CATEGORIES'), ...said('SUMMARY')]
}

/** Whether it was booked: it has a number, or its title says so. */
const isBooked = (draft: Draft, words: EventWords, summary: Property): boolean =>
  draft.has('confirmation_no') ||
  words.beginsWith(summary.value, ['reference']) !== undefined ||
  /reserv|réserv|book|buchung|confirm|bestätig|prenotazion|rezerw|varau|bokning|bestilling|予約/iu.test(summary.value)

function setLabelledTime(draft: Draft, field: string, values: readonly EventValue[], part: string): void {
  for (const { value, property } of values) {
    const local = readTime(value)?.local
    if (local && /^\d{4}-/.test(local)) draft.set(`${field}.local`, local, evidenceOf(property, part))
  }
}

/** A stay: two days with nights between, and a title, a category or labels of a stay. */
function readStay(event: CalendarEvent, words: EventWords, part: string): Reservation | null {
  const [summary, start] = [propertyOf(event, 'SUMMARY'), propertyOf(event, 'DTSTART')]
  if (!summary || !start) return null
  const isLabelled = words.has('checkIn') && words.has('checkOut')
  if (!isLabelled && kindOf(event, words)[0] !== 'lodging') return null
  const draft = new Draft('lodging', 0.8)
  const end = endOf(event)
  const [first, last] = [eventTime(start)?.local, end && eventTime(end)?.local]
  const hasNights = first !== undefined && last !== null && last !== undefined && dayOf(last) > dayOf(first)
  if (isLabelled) setLabelledTime(draft, 'start.time', words.labelled('checkIn'), part)
  if (isLabelled) setLabelledTime(draft, 'end.time', words.labelled('checkOut'), part)
  if (!hasNights && !(draft.has('start.time.local') && draft.has('end.time.local'))) return null
  if (!draft.has('end.time.local')) {
    setEventTime(draft, 'start.time', start, part)
    setEventTime(draft, 'end.time', end, part)
  }
  const hotel = words.labelled('hotel')[0]
  if (hotel) draft.set('name', hotel.value, evidenceOf(hotel.property, part))
  draft.set('name', nameIn(summary, words, ['hotel', 'nights', 'room']), evidenceOf(summary, part))
  setPlace(draft, event, words, part)
  setParties(draft, event, words, part)
  const room = words.labelled('room')[0]
  if (room) draft.set('room_type', room.value, evidenceOf(room.property, part))
  return draft.finish(statusOf(event, words))
}

/** The location: an address where it repeats the name or begins with a street, else a place of its own. */
function setPlace(draft: Draft, event: CalendarEvent, words: EventWords, part: string): void {
  const location = propertyOf(event, 'LOCATION')
  const address = words.labelled('address')[0]
  const text = location?.value.replace(/\s+/g, ' ').trim() ?? ''
  const name = draft.get('name') ?? ''
  const rest = name !== '' && text.startsWith(name) ? text.slice(name.length).replace(/^[\s,(]+|\)$/g, '') : text
  if (location && /\d.*,|,.*\d/.test(rest)) draft.set('start.place.address', rest, evidenceOf(location, part))
  else if (location)
    draft.set('start.place.locality', /^\p{L}[\p{L} .'-]{1,40}$/u.exec(rest)?.[0], evidenceOf(location, part))
  if (address) draft.set('start.place.address', address.value, evidenceOf(address.property, part))
  setCoordinates(draft, event, part)
}

/** A rental car: picked up here and returned there. */
function readRental(event: CalendarEvent, words: EventWords, part: string): Reservation | null {
  const [summary, start] = [propertyOf(event, 'SUMMARY'), propertyOf(event, 'DTSTART')]
  if (!summary || !start) return null
  const [pickUp, dropOff] = [words.labelled('pickUp'), words.labelled('dropOff')]
  const isLabelled = pickUp.length > 0 && dropOff.length > 0
  if (kindOf(event, words)[0] !== 'car' && !(isLabelled && words.kindsIn(summary.value).includes('car'))) return null
  const draft = new Draft('car', 0.8)
  // `München Flughafen, 12.10.2026 10:00`
  const placeOf = (values: readonly EventValue[]): EventValue | undefined =>
    values
      .map(({ value, property }) => ({ value: value.replace(/[\s,;|(–-]+\d{1,4}[./:-]\d.*$/, ''), property }))
      .find(({ value }) => /\p{L}{3}/u.test(value) && !/\d{1,2}:\d{2}/.test(value))
  const [from, to] = [placeOf(pickUp), placeOf(dropOff)]
  if (from) draft.set('start.place.name', from.value, evidenceOf(from.property, part))
  const location = propertyOf(event, 'LOCATION')
  if (location && !from) setLocation(draft, location, part)
  if (to) draft.set('end.place.name', to.value, evidenceOf(to.property, part))
  setEventTime(draft, 'start.time', start, part)
  setEventTime(draft, 'end.time', endOf(event), part)
  setCoordinates(draft, event, part)
  const [company, vehicle] = [words.labelled('company')[0], words.labelled('vehicle')[0]]
  if (company) draft.set('provider.name', company.value, evidenceOf(company.property, part))
  if (vehicle) draft.set('name', vehicle.value, evidenceOf(vehicle.property, part))
  setParties(draft, event, words, part)
  const isSaid = isLabelled || isBooked(draft, words, summary)
  return isSaid && (draft.has('start.place.name') || draft.has('end.place.name'))
    ? draft.finish(statusOf(event, words))
    : null
}

/** Companies that book tables only. */
const tableSites = /\b(?:OpenTable|TheFork|LaFourchette|ElTenedor|Quandoo|Resy|SevenRooms|ResDiary|Bookatable)\b/i

/** A table: a meal that was reserved. */
function readTable(event: CalendarEvent, words: EventWords, part: string): Reservation | null {
  const summary = propertyOf(event, 'SUMMARY')
  const isTable = kindOf(event, words)[0] === 'restaurant'
  if (!summary || !(isTable || words.lines.some(({ text }) => tableSites.test(text)))) return null
  const draft = new Draft('restaurant', 0.8)
  const restaurant = words.labelled('restaurant')[0]
  if (restaurant) draft.set('name', restaurant.value, evidenceOf(restaurant.property, part))
  draft.set('name', nameIn(summary, words, ['restaurant', 'party']), evidenceOf(summary, part))
  setEventTime(draft, 'start.time', propertyOf(event, 'DTSTART'), part)
  setEventTime(draft, 'end.time', endOf(event), part)
  setPlace(draft, event, words, part)
  const party = words.labelled('party').find(({ value }) => /^\d{1,2}(?!\d)/.test(value))
  setParties(draft, event, words, part)
  return party || isBooked(draft, words, summary) ? draft.finish(statusOf(event, words)) : null
}

/** The stay, rental car or table of an event; null if it is neither. */
export const readBookingEvent = (event: CalendarEvent, words: EventWords, part: string): Reservation | null =>
  readStay(event, words, part) ?? readRental(event, words, part) ?? readTable(event, words, part)
