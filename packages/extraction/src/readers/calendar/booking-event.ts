import type { Reservation } from '@sextant/contract/emails/reservation'
import { dayOf } from '@sextant/domain/kit/local-time'
import { Draft } from '../../kit/draft'
import { readTime } from '../../schema-org/read-time'
import { namesRenter, renterIn } from './brands'
import { nameIn, staySite, staySites, withoutParty } from './event-name'
import { setParties } from './event-parties'
import { endOf, eventTime } from './event-time'
import type { EventValue, EventWords } from './event-words'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import { setCoordinates, setEventTime, setLocation, statusOf } from './plain-event'
import { evidenceOf, type Property } from './property'

/** `Airbnb reservation in Lisbon`. */
const siteBooking = new RegExp(
  `^(?:${staySites})[ -](?:reservation|booking|stay|buchung|reservierung|aufenthalt|réservation|séjour|reserva|prenotazione)`,
  'iu',
)

const kindOf = (event: CalendarEvent, words: EventWords) => {
  const valueOf = (name: string) => {
    const text = propertyOf(event, name)?.value.slice(0, 300) ?? ''
    return words.kindsIn(text)
  }
  return [...valueOf('CATEGORIES'), ...valueOf('SUMMARY')]
}

/** Whether it is booked: it has a reference, or its title says so. */
const isBooked = (draft: Draft, words: EventWords, summary: Property): boolean =>
  draft.has('confirmation_no') ||
  words.beginsWith(summary.value, ['reference']) !== undefined ||
  /reserv|réserv|book|buchung|confirm|bestätig|prenotazion|rezerw|varau|bokning|bestilling|予約/iu.test(summary.value)

/** Sets a labelled time. One without a date is on the day of the event, if that is all-day. */
function setLabelledTime(
  draft: Draft,
  field: string,
  values: readonly EventValue[],
  part: string,
  day: string | undefined,
): void {
  for (const { value, property } of values) {
    const hours = /^(?:\D{0,10}\s)?(\d{1,2}):(\d{2})(?!\d)(?!\s*[ap]\.?m)/i.exec(value)
    const onDay = day?.length === 10 && hours ? `${day}T${hours[1]?.padStart(2, '0')}:${hours[2]}:00` : undefined
    // `11/09/2026` is in November or September: the event says which.
    const both = [readTime(value)?.local, readTime(value, true)?.local]
    const local = both.find((one) => day && one?.startsWith(day.slice(0, 10))) ?? both[0] ?? onDay
    if (local && /^\d{4}-/.test(local)) draft.set(`${field}.local`, local, evidenceOf(property, part))
  }
}

/** Strips the word for a house before a name that the location has without it: `Hotel Holiday Inn Kensington`. */
function withoutKind(name: string, event: CalendarEvent): string {
  const [, bare = ''] = /^(?:Hotel|Hostel) (\p{Lu}\S* \S.*)$/u.exec(name) ?? []
  const location = propertyOf(event, 'LOCATION')?.value ?? ''
  return bare !== '' && location.includes(bare) && !location.includes(name) ? bare : name
}

/** `Your stay at …`, in words that do not belong to a particular kind. */
const stay =
  /^(?:(?:your|my|ihr|dein|votre|tu|su|il tuo) )?(?:stay|overnight|aufenthalt|übernachtung|séjour|estancia|estadía|soggiorno|estadia|verblijf|pobyt|vistelse|opphold|ophold)\b(?![^:–-]{0,20}home)/iu

/** A title that begins with the word for a house: `Hotel Adler`. It is a stay if there are nights and a number. */
const house = /^(?:hotel|hôtel|hostel|motel|hostal|pension|gasthof|gasthaus|albergo)\s+\p{Lu}/iu

/** Reads a stay: two dates with nights in between, and a title, category or labels of a stay. */
function readStay(event: CalendarEvent, words: EventWords, part: string): Reservation | null {
  const [summary, start] = [propertyOf(event, 'SUMMARY'), propertyOf(event, 'DTSTART')]
  if (!summary || !start) return null
  // Trips also have an arrival and a departure.
  const isTrip = words.has('origin') && words.has('destination')
  const isLabelled = words.has('checkIn') && words.has('checkOut') && !isTrip
  const booking = event.booking?.kind === 'lodging' ? event.booking : null
  const isStay =
    booking !== null ||
    kindOf(event, words)[0] === 'lodging' ||
    stay.test(summary.value) ||
    staySite.test(summary.value) ||
    (house.test(summary.value) && words.has('reference')) ||
    siteBooking.test(summary.value) ||
    words.has('nights') ||
    (['room', 'arrival', 'departure'] as const).every((concept) => words.has(concept))
  if (!isLabelled && !isStay) return null
  const draft = new Draft('lodging', 0.8)
  const end = booking ? propertyOf(booking.end, 'DTSTART') : endOf(event)
  const [first, last] = [eventTime(start)?.local, end && eventTime(end)?.local]
  const hasNights = first !== undefined && last !== null && last !== undefined && dayOf(last) > dayOf(first)
  if (isLabelled && !booking) {
    setLabelledTime(draft, 'start.time', words.labelled('checkIn'), part, first)
    setLabelledTime(draft, 'end.time', words.labelled('checkOut'), part, last ?? undefined)
  }
  const [from, to] = [draft.get('start.time.local'), draft.get('end.time.local')]
  if (!hasNights && !(from !== undefined && to !== undefined && dayOf(from) < dayOf(to))) return null
  if (!draft.has('start.time.local')) setEventTime(draft, 'start.time', start, part)
  if (!draft.has('end.time.local')) setEventTime(draft, 'end.time', end, part)
  const hotel = words.labelled('hotel')[0]
  if (hotel) draft.set('name', hotel.value, evidenceOf(hotel.property, part))
  const title = withoutKind(nameIn(summary, words, ['hotel', 'nights', 'room']), event)
  draft.set('name', booking ? booking.name : title, evidenceOf(summary, part))
  setPlace(draft, event, words, part)
  setParties(draft, event, words, part)
  const room = words.labelled('room')[0]
  if (room) draft.set('room_type', room.value, evidenceOf(room.property, part))
  return draft.finish(statusOf(event, words))
}

/** Sets the location: an address if it starts with the name or a street, otherwise a separate place. */
function setPlace(draft: Draft, event: CalendarEvent, words: EventWords, part: string): void {
  const location = propertyOf(event, 'LOCATION')
  const address = words.labelled('address')[0]
  const text = location?.value.replace(/\s+/g, ' ').trim() ?? ''
  const name = draft.get('name') ?? ''
  const rest = name !== '' && text.startsWith(name) ? text.slice(name.length).replace(/^[\s,(]+|\)$/g, '') : text
  if (location && /\d.*,|,.*\d/.test(rest)) draft.set('start.place.address', rest, evidenceOf(location, part))
  else if (location) {
    // A town, with or without its country.
    const town = /^\p{L}[\p{L} .'-]{1,40}$/u.exec(rest)?.[0]
    draft.set(`start.place.${town ? 'locality' : 'address'}`, town ?? rest, evidenceOf(location, part))
  }
  if (address) draft.set('start.place.address', address.value, evidenceOf(address.property, part))
  setCoordinates(draft, event, part)
}

/** A date after a place: `, 12.10.2026 10:00`, ` - Sat 4 Jul 2026`, ` (July 4, 2026)`. */
const datePart =
  /[\s,;|(–-]+(?:(?:le|am|on|el|il|op|den) )?(?:\d{1,4}[./:-]\d|(?:\p{L}{2,4}[.,]{1,2}\s|(?:[MmTtWwFfSsDdLlJjGgVvZz]\p{L}{1,2})\s|\p{L}{2,8}(?:day|tag),?\s)?\d{1,2}(?:st|nd|rd|th|\.)?[\s-]\p{L}{3,10}\.?,?[\s-]\d{4}|(?:\p{L}{2,4}\.?,?\s)?\p{L}{3,9}\.?\s\d{1,2},?\s(?:\d{4}|\d{1,2}:\d{2})).*$/u

/** A date before a place: `04.07.2026 10:15 Flughafen München`, `Mon Jun 1 10:00 AM - Boston Airport`. */
const dateFirst = new RegExp(
  `^(?:\\D{0,6}\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}|(?:\\p{L}{2,9}[.,]{0,2} )?(?:\\p{L}{3,9}\\.? \\d{1,2}|\\d{1,2}\\.? \\p{L}{3,9})\\b(?:,? \\d{4})?)` +
    ',?\\s+(?:(?:at |um |à )?\\d{1,2}:\\d{2}(?:\\s?(?:Uhr|h|[AaPp]\\.?[Mm]\\.?))?[\\s,–-]+)?(?:(?:at|in|am|bei|à|en) )?(?=\\p{L})',
  'u',
)

/** Whether a value has a day and hour after the end of its event, which then is only that of the pick-up. */
const isAfter =
  (end: Property | null | undefined) =>
  ({ value }: EventValue): boolean => {
    const [stated, last] = [readTime(value)?.local, end && eventTime(end)?.local]
    return /\d:\d{2}/.test(value) && !!stated && !!last && dayOf(stated) > dayOf(last)
  }

/** Reads a rental car. */
function readRental(event: CalendarEvent, words: EventWords, part: string): Reservation | null {
  const [summary, start] = [propertyOf(event, 'SUMMARY'), propertyOf(event, 'DTSTART')]
  if (!summary || !start) return null
  const [pickUp, dropOff] = [words.labelled('pickUp'), words.labelled('dropOff')]
  const isLabelled = pickUp.length > 0 && dropOff.length > 0
  const booking = event.booking?.kind === 'car' ? event.booking : null
  const isCar = booking !== null || kindOf(event, words)[0] === 'car'
  const isRented = words.kindsIn(summary.value).includes('car') || namesRenter(summary.value)
  if (!isCar && !(isLabelled && isRented)) return null
  const draft = new Draft('car', 0.8)
  // `München Flughafen, 12.10.2026 10:00`
  const placeOf = (values: readonly EventValue[]): EventValue | undefined =>
    values
      .flatMap(({ value, below, property }) => [
        { value: value.replace(dateFirst, '').replace(datePart, ''), property },
        ...(below && /\d:\d{2}/.test(value) ? [{ value: below, property }] : []),
      ])
      .find(({ value }) => /\p{L}{4}/u.test(value) && !/\d{1,2}:\d{2}/.test(value))
  const [from, to] = [placeOf(pickUp), placeOf(dropOff)]
  if (from) draft.set('start.place.name', from.value, evidenceOf(from.property, part))
  const location = propertyOf(event, 'LOCATION')
  if (location && !from) setLocation(draft, location, part)
  if (to) draft.set('end.place.name', to.value, evidenceOf(to.property, part))
  setEventTime(draft, 'start.time', start, part)
  const end = booking ? propertyOf(booking.end, 'DTSTART') : endOf(event)
  if (!booking) setLabelledTime(draft, 'end.time', dropOff.filter(isAfter(end)), part, undefined)
  setEventTime(draft, 'end.time', end, part)
  const back = booking && propertyOf(booking.end, 'LOCATION')
  if (back) draft.set('end.place.name', back.value.split('\n')[0]?.trim(), evidenceOf(back, part))
  if (booking) draft.set('provider.name', booking.name, evidenceOf(summary, part))
  setCoordinates(draft, event, part)
  const [company, vehicle] = [words.labelled('company')[0], words.labelled('vehicle')[0]]
  if (company) draft.set('provider.name', company.value, evidenceOf(company.property, part))
  draft.set('provider.name', renterIn(`${summary.value}\n${words.writer}`), evidenceOf(summary, part))
  if (vehicle) draft.set('name', vehicle.value, evidenceOf(vehicle.property, part))
  setParties(draft, event, words, part)
  const isStated = isLabelled || booking !== null || isBooked(draft, words, summary)
  return isStated && (draft.has('start.place.name') || draft.has('end.place.name'))
    ? draft.finish(statusOf(event, words))
    : null
}

/** Companies that only book tables. */
const tableSites = /\b(?:OpenTable|TheFork|LaFourchette|ElTenedor|Quandoo|Resy|SevenRooms|ResDiary|Bookatable)\b/i

const isTableSite = (words: EventWords): boolean =>
  [words.writer, ...words.lines.map(({ text }) => text)].some((text) => tableSites.test(text))

const reserved =
  /^(?:your |deine |ihre |votre )?(?:reservation|table|reservierung|tisch|réservation|reserva|mesa|prenotazione|tavolo)\b/iu
const party =
  /^(?:(?:your )?party of|table for|tisch für|table pour|mesa para|tavolo per) \d{1,2}\b|^\d{1,2} (?:guests|people|persons|personen|gäste|couverts|personnes|personas|persone)\b/iu

/** `Reservation for 2 at Balthazar`, `Reservierung im Adler für 2`. */
const forParty = /^\S+ (?:.{1,80} )?(?:for|für|pour|para|per|voor|för|til|dla) \d{1,2}(?: \p{L}+(?: .{2,80})?)?$/iu
/** `Alinea: The Gallery Menu, party of 2`. */
const ofParty = /[\s,(]party of \d{1,2}\)?$/i

/** Google's text in events that it creates from emails. Those called reservations are tables. */
const fromGmail = /\bg\.co\/calendar\b|^To see detailed information for automatically created events\b/i

/** `Dinner at Balthazar`. */
const meal =
  /^(?:dinner|lunch|brunch|breakfast|abendessen|mittagessen|frühstück|dîner|déjeuner|cena|almuerzo|comida|pranzo|colazione|jantar|almoço|diner|middag|kolacja|obiad|večeře|oběd) (?:at|im|in|bei|beim|chez|au|à|en|da|al|no|na|bij|på|hos|w|v) (?=\S)/iu

/** Reads a table: a reserved meal. */
function readTable(event: CalendarEvent, words: EventWords, part: string): Reservation | null {
  const summary = propertyOf(event, 'SUMMARY')
  const isTable = kindOf(event, words)[0] === 'restaurant'
  if (!summary) return null
  const guests = words.labelled('party').find(({ value }) => /^\d{1,2}(?!\d)/.test(value))
  const namesTable = words.lines.some(({ text }) => words.kindsIn(text).includes('restaurant'))
  const isForParty =
    reserved.test(summary.value) &&
    (words.lines.some(({ text }) => party.test(text) || fromGmail.test(text)) ||
      forParty.test(summary.value) ||
      (guests !== undefined && namesTable))
  const isOfParty = ofParty.test(summary.value)
  const isMeal = isTableSite(words) && meal.test(summary.value)
  if (!isTable && !isForParty && !isOfParty && !isTableSite(words)) return null
  const draft = new Draft('restaurant', 0.8)
  const restaurant = words.labelled('restaurant')[0]
  if (restaurant) draft.set('name', withoutParty(restaurant.value), evidenceOf(restaurant.property, part))
  const place = propertyOf(event, 'LOCATION')?.value.split(',')[0] ?? ''
  const isPlace = place.length > 2 && /^\s?[:,–—-]/.test(summary.value.slice(place.length))
  const served = isMeal ? withoutParty(summary.value.replace(meal, '')) : undefined
  draft.set('name', served, evidenceOf(summary, part))
  if (isPlace && summary.value.startsWith(place)) draft.set('name', place, evidenceOf(summary, part))
  draft.set('name', nameIn(summary, words, ['restaurant', 'party']), evidenceOf(summary, part))
  setEventTime(draft, 'start.time', propertyOf(event, 'DTSTART'), part)
  setEventTime(draft, 'end.time', endOf(event), part)
  setPlace(draft, event, words, part)
  setParties(draft, event, words, part)
  return guests || isForParty || isOfParty || isMeal || isBooked(draft, words, summary)
    ? draft.finish(statusOf(event, words))
    : null
}

/** The stay, rental car or table of an event; null if it is none of these. */
export const readBookingEvent = (event: CalendarEvent, words: EventWords, part: string): Reservation | null =>
  readStay(event, words, part) ?? readRental(event, words, part) ?? readTable(event, words, part)
