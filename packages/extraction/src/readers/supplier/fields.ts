import { type DateOrder, type Found, findDates } from '@sextant/domain/kit/find-dates'
import { findTimes } from '@sextant/domain/kit/find-times'
import { readPrice } from '@sextant/domain/kit/read-price'
import { people } from '../../kit/people'

/** The context for parsing values. */
export interface FieldContext {
  contextDate: string
  order: DateOrder
  /** Years of the dates in the text, by `-MM-DD`, for dates without a year. */
  years: ReadonlyMap<string, string>
}

/** How a field is parsed, and its path in the reservation. */
interface Sort {
  /** `start.time` and `end.time` are combined from several fields. A traveler's values are under `travelers.N`. */
  path: string
  /** Parses a text as a value of the field; null if it is not one. */
  read(text: string, reading: FieldContext): string | null
  /** Several values belong to several travelers. */
  each?: true
}

const plain = (text: string): string | null =>
  text
    .replace(/\s*\n\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/,(?: ,)+/g, ',')
    .replace(/^[\s,:;\p{So}–-]+|[\s,:;]+$/gu, '') || null

/** A name has no digits and no @. Japanese emails append the title 様. */
const person = (text: string): string | null =>
  /[\d@:]/.test(text) || text.length > 80 ? null : plain(text.replace(/\s?様\s?$/, ''))

const token = (text: string): string | null => {
  const [, value] =
    /^[\s#:]*([\p{L}\d](?:[\p{L}\d/-]|(?<=\d)\.(?=\d)){2,39})/u.exec(text.replace(/(?<=\d) (?=\d)/g, '')) ?? []
  return value !== undefined && /\d|^\p{Lu}+$/u.test(value) ? value : null
}

const count = (text: string): string | null => /\d{1,3}/.exec(text)?.[0] ?? null

/** A time without minutes: `15 Uhr`, `15h`. */
function wholeHour(text: string): string | null {
  const hour = /\b(\d{1,2}) ?(?:Uhr|h|hrs?|uur|heures?|horas?)\b/i.exec(text)?.[1]
  return hour && Number(hour) < 24 ? `${hour.padStart(2, '0')}:00:00` : null
}

/** Some senders write a space after the colon. */
const clock = (text: string): string | null =>
  findTimes(text.replace(/(\d): (?=\d)/g, '$1:'), [])[0]?.value ?? wholeHour(text)

const hasYear = /\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2}/

/** The dates in a text. Those without a year take the year of the same day elsewhere in the email. */
const daysOf = (text: string, { contextDate, order, years }: FieldContext): Found<string>[] =>
  findDates(text, contextDate, order).map((found) =>
    hasYear.test(text.slice(found.start, found.end))
      ? found
      : { ...found, value: years.get(found.value.slice(4)) ?? found.value },
  )

const day = (text: string, reading: FieldContext): string | null => daysOf(text, reading)[0]?.value ?? null

/** A date, with the time next to it if there is one. */
function moment(text: string, reading: FieldContext): string | null {
  const dates = daysOf(text, reading)
  const [first] = dates
  if (!first) return null
  const time = findTimes(text, dates)[0]?.value ?? wholeHour(text.slice(first.end))
  return time ? `${first.value}T${time}` : first.value
}

const sort = (path: string, read: Sort['read'] = plain): Sort => ({ path, read })
const each = (path: string, read: Sort['read'] = plain): Sort => ({ path, read, each: true })

/** The fields that a definition may name, and how each is parsed. */
const table = {
  reference: sort('confirmation_no', token),
  traveler: each('name', person),
  firstName: each('first_name', person),
  lastName: each('last_name', person),
  seat: each('seat'),
  ticket: each('ticket_number', token),
  membership: each('membership_number', token),
  provider: sort('provider.name'),
  providerPhone: sort('provider.phone'),
  operator: sort('operator.name'),
  number: sort('number'),
  name: sort('name'),
  trainType: sort('train_type'),
  start: sort('start.time', moment),
  startDay: sort('start.time', day),
  startTime: sort('start.time', clock),
  end: sort('end.time', moment),
  endDay: sort('end.time', day),
  endTime: sort('end.time', clock),
  nights: sort('end.time', count),
  from: sort('start.place.name'),
  fromCode: sort('start.place.iata_code', (text) => /\b[A-Z]{3}\b/.exec(text)?.[0] ?? null),
  fromAddress: sort('start.place.address'),
  fromCity: sort('start.place.locality'),
  fromCountry: sort('start.place.country_code'),
  fromPhone: sort('start.place.phone'),
  to: sort('end.place.name'),
  toCode: sort('end.place.iata_code', (text) => /\b[A-Z]{3}\b/.exec(text)?.[0] ?? null),
  toAddress: sort('end.place.address'),
  toCity: sort('end.place.locality'),
  toCountry: sort('end.place.country_code'),
  terminal: sort('departure_terminal'),
  gate: sort('departure_gate'),
  platform: sort('departure_platform'),
  arrivalTerminal: sort('arrival_terminal'),
  coach: sort('coach'),
  cabin: sort('class_of_service'),
  bookingClass: sort('booking_class', (text) => /\b[A-Z]\b/.exec(text)?.[0] ?? null),
  equipment: sort('equipment'),
  rooms: sort('rooms', count),
  guests: sort('guests', people),
  roomType: sort('room_type'),
  vehicle: sort('vehicle_type'),
  price: sort('price', (text) => readPrice(text)?.price ?? null),
  currency: sort('currency', (text) => readPrice(`1 ${text}`)?.currency ?? null),
  bookedAt: sort('booked_at', moment),
} satisfies Record<string, Sort>

export type Field = keyof typeof table

export const fieldParsers: Readonly<Record<Field, Sort>> = table

/** Whether a name, such as that of a regular expression group, is a field. */
export const isField = (name: string): name is Field => Object.hasOwn(table, name)
