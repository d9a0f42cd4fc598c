import * as z from 'zod/mini'
import { BoundedLocalDateTime, Country, Currency, Id, oneLine, TimeZone } from '../kit/wire'
import { SegmentStatus } from './schemas'

/** Text that can be set or cleared. */
const text = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(300), oneLine)))
const time = z.optional(z.nullable(BoundedLocalDateTime))
const zone = z.optional(z.nullable(TimeZone))
const country = z.optional(z.nullable(Country))

/** Corrections to a segment. Fields of other segment types are rejected (422). */
export const SegmentEdit = z.object({
  status: z.optional(SegmentStatus),
  /** The traveler. A change regroups the trips of both the old and the new traveler. */
  member_id: z.optional(z.nullable(Id)),
  start_datetime: time,
  start_time_zone_id: zone,
  start_name: text,
  start_address: text,
  start_locality: text,
  start_country_code: country,
  end_datetime: time,
  end_time_zone_id: zone,
  end_name: text,
  end_address: text,
  end_locality: text,
  end_country_code: country,
  provider: text,
  confirmation_no: text,
  /** A decimal number such as `129.50`. */
  price: z.optional(
    z.nullable(z.string().check(z.regex(/^\d{1,10}(\.\d{1,4})?$/, 'Must be a number such as 129.50.'))),
  ),
  currency: z.optional(z.nullable(Currency)),
  airline: text,
  flight_number: text,
  origin: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, 'Must be an airport code of three letters.')))),
  destination: z.optional(
    z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/, 'Must be an airport code of three letters.'))),
  ),
  origin_terminal: text,
  destination_terminal: text,
  gate: text,
  cabin: text,
  hotel_name: text,
  room_type: text,
  phone: text,
  car_company: text,
  car_type: text,
  rail_line: text,
  train_number: text,
  platform: text,
  coach: text,
  activity_name: text,
  notes: text,
})
export type SegmentEdit = z.infer<typeof SegmentEdit>
