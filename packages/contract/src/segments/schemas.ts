import * as z from 'zod/mini'
import { Evidence, Reference } from '../emails/reservation'
import { Country, Currency, Day, Id, Instant, LocalDateTime, timestamps } from '../kit/wire'
import { CarbonMethod } from './carbon'

export const segmentTypes = ['air', 'hotel', 'car', 'rail', 'activity'] as const
export const SegmentType = z.enum(segmentTypes)
export type SegmentType = z.infer<typeof SegmentType>

export const activityTypes = ['general', 'transportation', 'restaurant'] as const
export const ActivityType = z.enum(activityTypes)
export type ActivityType = z.infer<typeof ActivityType>

/** Travel's list types (spec §2), the values of the `type` query. `activity` means general activities. */
export const travelTypes = [
  'all',
  'trip',
  'air',
  'hotel',
  'car',
  'rail',
  'transportation',
  'restaurant',
  'activity',
] as const
export type TravelType = (typeof travelTypes)[number]

export const SegmentStatus = z.enum(['Active', 'Cancelled'])
const SourceClassification = z.enum(['tmc', 'direct'])

/** Who set a value manually, by their name at the time. */
export const SetBy = z.object({ name: z.string(), at: Instant })
export type SetBy = z.infer<typeof SetBy>

const text = z.nullable(z.string())
const number = z.nullable(z.number())
const count = z.nullable(z.int())

/** Departure, check-in, pick-up or start: local time, its zone, and the resulting instant. */
const start = {
  start_latitude: number,
  start_longitude: number,
  start_datetime: z.nullable(LocalDateTime),
  start_time_zone_id: text,
  start_datetime_utc: z.nullable(Instant),
  start_name: text,
  start_address: text,
  start_locality: text,
  start_admin_code: text,
  start_country_code: z.nullable(Country),
  start_postal_code: text,
}

/** Arrival, check-out, drop-off or end. */
const end = {
  end_latitude: number,
  end_longitude: number,
  end_datetime: z.nullable(LocalDateTime),
  end_time_zone_id: text,
  end_datetime_utc: z.nullable(Instant),
  end_name: text,
  end_address: text,
  end_locality: text,
  end_admin_code: text,
  end_country_code: z.nullable(Country),
  end_postal_code: text,
}

const common = {
  id: Id,
  trip_id: z.nullable(Id),
  member_id: z.nullable(Id),
  /** The traveler's name in the team's records; null if the traveler is unknown. */
  member_name: text,
  email_id: z.nullable(Id),
  /** For stays: which of its days the row represents. Lists and screens show only `checkin` (spec §3). */
  sub_type: z.nullable(z.enum(['checkin', 'checkout', 'overnight'])),
  status: SegmentStatus,
  ...start,
  ...end,
  numberOfNights: count,
  numberOfDays: count,
  provider: text,
  source: text,
  source_name: text,
  source_classification: z.nullable(SourceClassification),
  confirmation_no: text,
  /** The purchase it belongs to; null until a segment from an earlier release is assigned to one. */
  booking_id: z.nullable(Id),
  /** All of its references, by issuer. */
  references: z.array(Reference),
  /** Names as in the booking. */
  travelers: z.array(z.string()),
  price: text,
  currency: z.nullable(Currency),
  /** Hundredths of the team's reporting currency at the day's rate. */
  cents: count,
  /**
   * The net cost in hundredths of the reporting currency: the price or final invoice, plus its share of the booking's
   * fees and refunds; null if nothing is known.
   */
  net_cents: count,
  /** The day of the exchange rate behind `cents`; null if the price was in the reporting currency. */
  rate_date: z.nullable(Day),
  booked_at: z.nullable(Instant),
  cancelled_at: z.nullable(Instant),
  /** An estimate in kg CO2e; null if there is none. */
  co2_kg: number,
  /** How it was estimated. */
  co2_method: z.nullable(CarbonMethod),
  metadata: z.record(z.string(), z.unknown()),
  /** Field → where it was read. Empty in lists; included in trips. */
  evidence: z.record(z.string(), Evidence),
  /** Field → who set it manually, and when; later emails do not overwrite it. */
  set_by: z.record(z.string(), SetBy),
  ...timestamps,
}

export const airFields = {
  airline: text,
  iata_code: text,
  flight_number: text,
  operating_airline: text,
  origin: text,
  destination: text,
  origin_name: text,
  destination_name: text,
  origin_terminal: text,
  destination_terminal: text,
  gate: text,
  cabin: text,
  class_of_service: text,
  fare_basis_code: text,
  seats: z.array(z.string()),
  tickets: z.array(z.string()),
  stops: count,
  equipment: text,
  distance_km: number,
  duration_min: count,
}
export const hotelFields = {
  hotel_name: text,
  chain: text,
  checkin_date: z.nullable(Day),
  /** `HH:MM`; 15:00 if the booking has none (spec §5). */
  checkin_time: text,
  checkout_date: z.nullable(Day),
  /** `HH:MM`; 11:00 if the booking has none (spec §5). */
  checkout_time: text,
  number_of_rooms: count,
  number_of_guests: count,
  room_type: text,
  rate_description: text,
  daily_rate: text,
  cancellation_policy: text,
  phone: text,
}
export const carFields = { car_company: text, car_type: text, driver: text, daily_rate: text, phone: text }
export const railFields = {
  rail_line: text,
  train_number: text,
  train_type: text,
  origin_station: text,
  origin_code: text,
  destination_station: text,
  destination_code: text,
  platform: text,
  coach: text,
  seats: z.array(z.string()),
  class_of_service: text,
  tickets: z.array(z.string()),
}
export const activityFields = {
  activity_type: ActivityType,
  activity_name: text,
  number_of_people: count,
  reservation_id: text,
  vehicle_type: text,
  notes: text,
}

export const AirSegment = z.object({ ...common, type: z.literal('air'), ...airFields })
export type AirSegment = z.infer<typeof AirSegment>
export const HotelSegment = z.object({ ...common, type: z.literal('hotel'), ...hotelFields })
export const CarSegment = z.object({ ...common, type: z.literal('car'), ...carFields })
export const RailSegment = z.object({ ...common, type: z.literal('rail'), ...railFields })
export const ActivitySegment = z.object({ ...common, type: z.literal('activity'), ...activityFields })

export const Segment = z.discriminatedUnion('type', [
  AirSegment,
  HotelSegment,
  CarSegment,
  RailSegment,
  ActivitySegment,
])
export type Segment = z.infer<typeof Segment>
