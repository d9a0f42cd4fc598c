import * as z from 'zod/mini'
import { BoundedDay, BoundedLocalDateTime, Id, oneLine } from '../kit/wire'
import { SegmentEdit } from './edit'
import { ActivityType } from './schemas'

/** A local time, or a day alone where the time is unknown. */
const time = z.optional(z.nullable(z.union([BoundedLocalDateTime, BoundedDay], 'Must be a date and time, or a date.')))

/** A flight, as the API's reference shows it. */
const example = {
  traveler: 'Grace Hopper',
  flight_number: 'LH 400',
  origin: 'FRA',
  destination: 'JFK',
  start_datetime: '2026-12-01T10:55:00',
}

/**
 * A segment entered manually: the fields that can be edited, and for whom. Fields of another type are rejected (422).
 */
export const SegmentEntry = z
  .object({
    ...SegmentEdit.shape,
    start_datetime: time,
    end_datetime: time,
    /** With activities only; `general` by default. */
    activity_type: z.optional(ActivityType),
    /** The traveler's name, without `member_id`. It is matched to the team's travelers like a name in an email. */
    traveler: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200), oneLine))),
    /** The trip to which the segment is added, whatever its days. Its traveler is then that of the segment. */
    trip_id: z.optional(z.nullable(Id)),
    /** The email that the values were taken from. */
    email_id: z.optional(z.nullable(Id)),
  })
  .register(z.globalRegistry, { examples: [example] })
export type SegmentEntry = z.infer<typeof SegmentEntry>

/** What is known of a booking while it is being entered. */
export const SuggestionQuery = z.object({
  /** The day of departure, for the dates of a suggested flight or train. */
  day: z.optional(BoundedDay),
  flight_number: z.optional(z.string().check(z.maxLength(20))),
  train_number: z.optional(z.string().check(z.maxLength(40))),
  hotel_name: z.optional(z.string().check(z.maxLength(200))),
  car_company: z.optional(z.string().check(z.maxLength(200))),
  activity_name: z.optional(z.string().check(z.maxLength(200))),
})
export type SuggestionQuery = z.infer<typeof SuggestionQuery>

/** Values that usually belong to a booking, to be checked by whoever enters it. */
export const Suggestion = z.object({
  values: SegmentEdit,
  /** The earlier segment of the team that they are taken from; null if they are from the bundled data. */
  segment_id: z.nullable(Id),
})
export type Suggestion = z.infer<typeof Suggestion>
