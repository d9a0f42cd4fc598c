import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'

/** The values that a model is asked for. */
export type AskedField =
  | 'company'
  | 'number'
  | 'name'
  | 'address'
  | 'city'
  | 'from'
  | 'to'
  | 'start'
  | 'end'
  | 'reference'
  | 'price'
  | 'vehicle'

/** Descriptions of the values for the model. */
export const fieldTexts: Readonly<Record<AskedField | 'travelers', string>> = {
  company: 'the airline, railway, hotel company or rental company',
  number: 'the flight or train number with its letters, such as LH400',
  name: 'the name of the hotel, restaurant or event',
  address: 'street and house number',
  city: 'the town',
  from: 'where it starts: the airport code or the name of the airport, station or place',
  to: 'where it ends: the airport code or the name of the airport, station or place',
  start: 'departure, check-in, pick-up or start: YYYY-MM-DD, or YYYY-MM-DDTHH:MM if the email states the time',
  end: 'arrival, check-out, drop-off or end: YYYY-MM-DD, or YYYY-MM-DDTHH:MM if the email states the time',
  reference: 'the booking reference',
  price: 'the total price with the currency code, such as 129.50 EUR',
  vehicle: 'the model or class of the car',
  travelers: 'the full names of the people who travel',
}

const journey = ['company', 'number', 'from', 'to', 'start', 'end', 'reference', 'price'] as const
const ride = ['company', 'from', 'to', 'start', 'end', 'reference', 'price', 'vehicle'] as const
const place = ['name', 'address', 'city', 'start', 'end', 'reference', 'price'] as const

/** The values asked for, by kind of booking. */
export const askedFields: Readonly<Record<ReservationKind, readonly AskedField[]>> = {
  flight: journey,
  train: journey,
  bus: journey,
  boat: journey,
  car: ride,
  taxi: ride,
  lodging: ['company', ...place],
  restaurant: place,
  event: place,
}

/** Maximum number of bookings per email, and of travelers per booking, that are asked for. */
export const maxBookings = 12
const maxTravelers = 20

const maxLengths = { value: 300, name: 200 }

/** A model's answer about one booking, as text by field. Nothing in it is trusted yet. */
export type BookingAnswer = Readonly<Partial<Record<AskedField, string>>> & { readonly travelers: readonly string[] }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A text of reasonable length. Models return an unknown value as null or empty, or omit it. */
const textIn = (value: unknown, maxLength: number): string[] =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength ? [value.trim()] : []

/** Parses an answer about a booking; null if invalid. Unknown fields and values of other types are dropped. */
export function readBooking(kind: ReservationKind, answer: unknown): BookingAnswer | null {
  if (!isObject(answer)) return null
  const values = askedFields[kind].flatMap((field) =>
    textIn(answer[field], maxLengths.value).map((value) => [field, value] as const),
  )
  const travelers = listIn(answer['travelers']).flatMap((name) => textIn(name, maxLengths.name))
  return { ...Object.fromEntries(values), travelers: travelers.slice(0, maxTravelers) }
}

/** Kinds of booking with their numbers. */
export type Classification = readonly { readonly kind: ReservationKind; readonly count: number }[]

/** Parses which kinds of booking an email has, at most `maxBookings`; null if the answer is invalid. */
export function readClassification(answer: unknown): Classification | null {
  if (!isObject(answer) || !Array.isArray(answer['bookings'])) return null
  const counts = new Map<ReservationKind, number>()
  let left = maxBookings
  for (const one of listIn(answer['bookings'])) {
    const kind = isObject(one) ? reservationKinds.find((known) => known === one['kind']) : undefined
    const count = isObject(one) ? one['count'] : undefined
    if (kind === undefined || typeof count !== 'number' || !Number.isInteger(count) || count < 0) return null
    const taken = Math.min(count, left)
    left -= taken
    if (taken > 0) counts.set(kind, (counts.get(kind) ?? 0) + taken)
  }
  return [...counts].map(([kind, count]) => ({ kind, count }))
}
