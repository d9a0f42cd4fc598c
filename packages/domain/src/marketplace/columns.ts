import { dayOf } from '../kit/local-time'
import { personName } from '../kit/person-name'
import { segmentHeadline } from '../segments/headline'
import { actionOf, type Column } from './manifest'

/** The first columns for every partner: the record's identity, and what happened to it. */
const identity: readonly Column[] = [
  ['id', 'The segment’s id; the same at every change', ({ segment }) => segment.id],
  ['action', 'create, update or cancel', actionOf],
  ['type', 'air, hotel, car, rail or activity', ({ segment }) => segment.type],
  ['confirmation_number', 'Confirmation number', ({ segment }) => segment.confirmation_no],
]

const travelerName: Column = [
  'traveler_name',
  'The person’s name, else the name in the booking',
  ({ person, segment }) => (person ? personName({ ...person, id: null }) : (segment.travelers[0] ?? null)),
]

/** The traveler. */
const traveler: readonly Column[] = [
  ['traveler_email', 'The person’s email address', ({ person }) => person?.email ?? null],
  travelerName,
  ['employee_id', 'Employee id', ({ person }) => person?.employee_id ?? person?.external_id ?? null],
]

/** The cost attribution. */
const budget: readonly Column[] = [
  ['department', 'Department', ({ person }) => person?.department ?? null],
  ['cost_center', 'Cost center', ({ person }) => person?.cost_center ?? null],
]

const amount: readonly Column[] = [
  ['amount', 'Price as a decimal number', ({ segment }) => segment.price],
  ['currency', 'ISO 4217 code', ({ segment }) => segment.currency],
]

const places: readonly Column[] = [
  ['from_place', 'Where it begins', ({ segment }) => segment.start_name ?? segment.start_locality],
  ['from_city', 'City', ({ segment }) => segment.start_locality],
  ['from_country', 'ISO 3166 code', ({ segment }) => segment.start_country_code],
  ['to_place', 'Where it ends', ({ segment }) => segment.end_name ?? segment.end_locality],
  ['to_city', 'City', ({ segment }) => segment.end_locality],
  ['to_country', 'ISO 3166 code', ({ segment }) => segment.end_country_code],
]

const times: readonly Column[] = [
  ['starts_at', 'Local time', ({ segment }) => segment.start_datetime],
  ['starts_at_zone', 'IANA time zone', ({ segment }) => segment.start_time_zone_id],
  ['starts_at_utc', 'The same instant in UTC', ({ segment }) => segment.start_datetime_utc],
  ['ends_at', 'Local time', ({ segment }) => segment.end_datetime],
  ['ends_at_zone', 'IANA time zone', ({ segment }) => segment.end_time_zone_id],
  ['ends_at_utc', 'The same instant in UTC', ({ segment }) => segment.end_datetime_utc],
]

/** An expense: who spent how much, when and where. */
export const expenseColumns: readonly Column[] = [
  ...identity,
  ...traveler,
  ...budget,
  ['expense_type', 'Airfare, Lodging, Car Rental, Train or Other Travel', ({ segment }) => expenseTypes[segment.type]],
  [
    'transaction_date',
    'Day of booking, else first day of travel',
    ({ segment }) => (segment.booked_at ?? segment.start_datetime)?.slice(0, 10) ?? null,
  ],
  ['merchant', 'Provider', ({ segment }) => segment.provider],
  ...amount,
  ['description', 'What it is, in a line', ({ segment }) => segmentHeadline(segment)],
  ['city', 'City where it begins', ({ segment }) => segment.start_locality],
  ['country', 'ISO 3166 code', ({ segment }) => segment.start_country_code],
]

export const expenseTypes = {
  air: 'Airfare',
  hotel: 'Lodging',
  car: 'Car Rental',
  rail: 'Train',
  activity: 'Other Travel',
} as const

/** An itinerary for duty of care: where someone is and how to reach them. */
export const locationColumns: readonly Column[] = [
  ...identity,
  ...traveler,
  ['traveler_phone', 'Phone', ({ person }) => person?.phone ?? null],
  ['home_country', 'ISO 3166 code', ({ person }) => person?.country ?? null],
  ['emergency_contact', 'Emergency contact', ({ person }) => person?.emergency_contact ?? null],
  ...places,
  ['from_latitude', 'Degrees', ({ segment }) => segment.start_latitude],
  ['from_longitude', 'Degrees', ({ segment }) => segment.start_longitude],
  ['to_latitude', 'Degrees', ({ segment }) => segment.end_latitude],
  ['to_longitude', 'Degrees', ({ segment }) => segment.end_longitude],
  ...times,
  ['provider', 'Airline, hotel, rental company or rail line', ({ segment }) => segment.provider],
  ['service', 'Flight or train number', ({ segment }) => serviceOf(segment)],
]

const serviceOf = (segment: Parameters<typeof segmentHeadline>[0]): string | null => {
  if (segment.type === 'air') return [segment.iata_code, segment.flight_number].join('') || null
  return segment.type === 'rail' ? segment.train_number : null
}

/** A booking for people to read: local times only. */
export const planColumns: readonly Column[] = [
  ['confirmation_number', 'Confirmation number', ({ segment }) => segment.confirmation_no],
  travelerName,
  ...places.filter(([name]) => name.endsWith('_place')),
  ...times.filter(([name]) => !name.endsWith('_utc')),
  ['provider', 'Airline, hotel, rental company or rail line', ({ segment }) => segment.provider],
]

/** The input of carbon calculations. */
export const carbonColumns: readonly Column[] = [
  ...identity,
  ...budget,
  ['day', 'First local day', ({ segment }) => (segment.start_datetime === null ? null : dayOf(segment.start_datetime))],
  ...places.filter(([name]) => !name.endsWith('_place')),
  ['origin', 'IATA or station code', ({ segment }) => codes(segment)[0]],
  ['destination', 'IATA or station code', ({ segment }) => codes(segment)[1]],
  ['distance_km', 'Great circle', ({ segment }) => (segment.type === 'air' ? segment.distance_km : null)],
  [
    'cabin',
    'Cabin or class',
    ({ segment }) => {
      if (segment.type === 'air') return segment.cabin ?? segment.class_of_service
      return segment.type === 'rail' ? segment.class_of_service : null
    },
  ],
  ['aircraft', 'Equipment', ({ segment }) => (segment.type === 'air' ? segment.equipment : null)],
  ['nights', 'Of a stay', ({ segment }) => segment.numberOfNights],
  ['rooms', 'Of a stay', ({ segment }) => (segment.type === 'hotel' ? segment.number_of_rooms : null)],
  ['days', 'Of a rental', ({ segment }) => segment.numberOfDays],
  ['car_type', 'Class of the car', ({ segment }) => (segment.type === 'car' ? segment.car_type : null)],
  ['co2_kg', 'Estimated kg CO2e', ({ segment }) => segment.co2_kg],
  ['co2_method', 'Method of the estimate', ({ segment }) => segment.co2_method],
]

const codes = (segment: Parameters<typeof segmentHeadline>[0]): readonly [string | null, string | null] => {
  if (segment.type === 'air') return [segment.origin, segment.destination]
  return segment.type === 'rail' ? [segment.origin_code, segment.destination_code] : [null, null]
}

/** All fields flat, for tables. */
export const flatColumns: readonly Column[] = [
  ...identity,
  ['status', 'Active or Cancelled', ({ segment }) => segment.status],
  ['trip_id', 'The trip that it belongs to', ({ segment }) => segment.trip_id],
  ...traveler,
  ...budget,
  ['provider', 'Airline, hotel, rental company or rail line', ({ segment }) => segment.provider],
  ['source', 'Who sold it', ({ segment }) => segment.source_name],
  ['source_class', 'tmc or direct', ({ segment }) => segment.source_classification],
  ...places,
  ...times,
  ['booked_at', 'UTC', ({ segment }) => segment.booked_at],
  ...amount,
  ['amount_cents', 'Hundredths of the team’s currency', ({ segment }) => segment.cents],
  ['nights', 'Of a stay', ({ segment }) => segment.numberOfNights],
  ['days', 'Of a rental', ({ segment }) => segment.numberOfDays],
  ['distance_km', 'Great circle', ({ segment }) => (segment.type === 'air' ? segment.distance_km : null)],
  ['told_at', 'When the change happened, UTC', ({ event }) => event.created],
]

/** An entry into another country. */
export const entryColumns: readonly Column[] = [
  ...identity,
  ...traveler,
  ['home_country', 'ISO 3166 code', ({ person }) => person?.country ?? null],
  ['departure_country', 'ISO 3166 code', ({ segment }) => segment.start_country_code],
  ['destination_country', 'ISO 3166 code', ({ segment }) => segment.end_country_code],
  ['arrival', 'Local time', ({ segment }) => segment.end_datetime],
  ['transport', 'AIR or RAIL', ({ segment }) => segment.type.toUpperCase()],
]

/** A stay with its rate. */
export const stayColumns: readonly Column[] = [
  ...identity,
  ['hotel', 'Name', ({ segment }) => (segment.type === 'hotel' ? segment.hotel_name : null)],
  ['chain', 'Chain', ({ segment }) => (segment.type === 'hotel' ? segment.chain : null)],
  ['address', 'Street', ({ segment }) => segment.start_address],
  ['city', 'City', ({ segment }) => segment.start_locality],
  ['country', 'ISO 3166 code', ({ segment }) => segment.start_country_code],
  ['checkin', 'Day', ({ segment }) => (segment.type === 'hotel' ? segment.checkin_date : null)],
  ['checkout', 'Day', ({ segment }) => (segment.type === 'hotel' ? segment.checkout_date : null)],
  ['nights', 'Nights', ({ segment }) => segment.numberOfNights],
  ['rooms', 'Rooms', ({ segment }) => (segment.type === 'hotel' ? segment.number_of_rooms : null)],
  ['daily_rate', 'As the booking says it', ({ segment }) => (segment.type === 'hotel' ? segment.daily_rate : null)],
  ...amount,
  ['cost_center', 'Cost center', ({ person }) => person?.cost_center ?? null],
  ['booking_channel', 'tmc or direct', ({ segment }) => segment.source_classification],
]
