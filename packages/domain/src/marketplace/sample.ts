import type { Segment } from '@sextant/contract/segments/schemas'
import { addDays, dayOf, instantOf } from '../kit/local-time'
import type { Person } from './manifest'

/** A fictional person, for previews in teams without travel. */
export const samplePerson: Person = {
  email: 'ada.example@example.com',
  first_name: 'Ada',
  last_name: 'Example',
  external_id: null,
  employee_id: 'E-1001',
  phone: '+49 30 901820',
  title: null,
  department: 'Sales',
  cost_center: 'CC-420',
  country: 'DE',
  emergency_contact: null,
}

/** A fictional flight and stay. `now` is when they are booked, an instant in UTC; they begin two weeks later. */
export function sampleSegments(now: Date): readonly [flight: Segment, stay: Segment] {
  const stamp = now.toISOString()
  const day = addDays(dayOf(stamp), 14)
  const common = {
    trip_id: null,
    member_id: null,
    member_name: 'Ada Example',
    email_id: null,
    sub_type: null,
    status: 'Active',
    source: 'sample',
    source_classification: 'direct',
    confirmation_no: 'SAMPLE',
    booking_id: null,
    currency: 'EUR',
    rate_date: null,
    booked_at: stamp,
    cancelled_at: null,
    co2_kg: null,
    co2_method: null,
    metadata: {},
    evidence: {},
    set_by: {},
    created: stamp,
    modified: stamp,
  } as const
  const flight = {
    ...common,
    ...flightEnds(day),
    id: '0',
    type: 'air',
    numberOfNights: null,
    numberOfDays: null,
    provider: 'Sample Air',
    source_name: 'Sample Air',
    price: '184.20',
    cents: 18_420,
    net_cents: 18_420,
    airline: 'Sample Air',
    iata_code: null,
    flight_number: '1234',
    operating_airline: null,
    origin: 'BER',
    destination: 'LHR',
    origin_name: 'Berlin Brandenburg Airport',
    destination_name: 'London Heathrow Airport',
    origin_terminal: null,
    destination_terminal: null,
    gate: null,
    cabin: 'Economy',
    class_of_service: null,
    fare_basis_code: null,
    stops: 0,
    equipment: null,
    distance_km: 947,
    duration_min: 120,
  } as const
  const stay = {
    ...common,
    ...stayEnds(day),
    id: '1',
    type: 'hotel',
    numberOfNights: 2,
    numberOfDays: null,
    provider: 'Sample Hotel',
    source_name: 'Sample Hotel',
    price: '310.00',
    cents: 31_000,
    net_cents: 31_000,
    hotel_name: 'Sample Hotel',
    chain: null,
    checkin_date: day,
    checkin_time: '15:00',
    checkout_date: addDays(day, 2),
    checkout_time: '11:00',
    number_of_rooms: 1,
    number_of_guests: 1,
    room_type: null,
    rate_description: null,
    daily_rate: '155.00',
    cancellation_policy: null,
    phone: null,
  } as const
  return [
    { ...flight, references: [], travelers: ['Ada Example'], seats: [], tickets: [] },
    { ...stay, references: [], travelers: ['Ada Example'] },
  ]
}

const berlin = place('Berlin Brandenburg Airport', 'Berlin', 'DE', 52.3667, 13.5033)
const heathrow = place('London Heathrow Airport', 'London', 'GB', 51.47, -0.4543)
const hotel = place('Sample Hotel', 'London', 'GB', 51.5155, -0.1415)

const flightEnds = (day: string) => ({
  ...ends(berlin, heathrow),
  ...times(`${day}T09:15:00`, 'Europe/Berlin', `${day}T10:15:00`, 'Europe/London'),
})

const stayEnds = (day: string) => ({
  ...ends(hotel, hotel),
  ...times(`${day}T15:00:00`, 'Europe/London', `${addDays(day, 2)}T11:00:00`, 'Europe/London'),
})

function place(name: string, locality: string, country: string, latitude: number, longitude: number) {
  return { name, locality, country, latitude, longitude }
}

type Place = ReturnType<typeof place>

const ends = (start: Place, end: Place) => ({
  start_name: start.name,
  start_locality: start.locality,
  start_country_code: start.country,
  start_latitude: start.latitude,
  start_longitude: start.longitude,
  start_address: null,
  start_admin_code: null,
  start_postal_code: null,
  end_name: end.name,
  end_locality: end.locality,
  end_country_code: end.country,
  end_latitude: end.latitude,
  end_longitude: end.longitude,
  end_address: null,
  end_admin_code: null,
  end_postal_code: null,
})

const times = (start: string, startZone: string, end: string, endZone: string) => ({
  start_datetime: start,
  start_time_zone_id: startZone,
  start_datetime_utc: instantOf(start, startZone),
  end_datetime: end,
  end_time_zone_id: endZone,
  end_datetime_utc: instantOf(end, endZone),
})
