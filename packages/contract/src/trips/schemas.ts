import * as z from 'zod/mini'
import { Country, Currency, Day, Id, LocalDateTime, timestamps } from '../kit/wire'
import { Segment } from '../segments/schemas'

const text = z.nullable(z.string())

const warningCodes = [
  'gap',
  'overlap',
  'tight_connection',
  'missing_hotel',
  'missing_return',
  'cancelled_flight_live_hotel',
] as const

export const TripWarning = z.object({
  code: z.enum(warningCodes),
  message: z.string(),
  segment_ids: z.array(Id),
})
export type TripWarning = z.infer<typeof TripWarning>

export const Trip = z.object({
  id: Id,
  member_id: z.nullable(Id),
  owner: z.object({ id: z.nullable(Id), name: text, email: text }),
  headline: z.string(),
  destination: text,
  country_code: z.nullable(Country),
  begin_datetime: z.nullable(LocalDateTime),
  begin_time_zone_id: text,
  end_datetime: z.nullable(LocalDateTime),
  end_time_zone_id: text,
  status: z.enum(['Active', 'Cancelled']),
  lifecycle: z.enum(['upcoming', 'in_progress', 'past', 'cancelled']),
  segment_counts: z.object({
    air: z.int(),
    hotel: z.int(),
    car: z.int(),
    rail: z.int(),
    activity: z.int(),
  }),
  total_cost: z.nullable(z.int()),
  currency: Currency,
  source_classification: z.nullable(z.enum(['tmc', 'direct', 'mixed'])),
  warnings: z.array(TripWarning),
  notes: text,
  tags: z.array(z.string()),
  ...timestamps,
})
export type Trip = z.infer<typeof Trip>

export const TripDetail = z.object({
  ...Trip.shape,
  /** Local date → the day's segments in order; a stay appears on each of its days, with a `sub_type`. */
  segments: z.record(Day, z.array(Segment)),
})
export type TripDetail = z.infer<typeof TripDetail>
