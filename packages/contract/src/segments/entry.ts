import * as z from 'zod/mini'
import { BoundedDay, BoundedLocalDateTime, Id, oneLine } from '../kit/wire'
import { SegmentEdit } from './edit'
import { ActivityType } from './schemas'

/** A local time, or only the day if the time is unknown. */
const time = z.optional(z.nullable(z.union([BoundedLocalDateTime, BoundedDay], 'Must be a date and time, or a date.')))

/** A flight, used as the example in the API reference. */
const example = {
  traveler: 'Grace Hopper',
  flight_number: 'LH 400',
  origin: 'FRA',
  destination: 'JFK',
  start_datetime: '2026-12-01T10:55:00',
}

/**
 * A segment entered manually: the editable fields, and the traveler. Fields of other segment types are rejected (422).
 */
export const SegmentEntry = z
  .object({
    ...SegmentEdit.shape,
    start_datetime: time,
    end_datetime: time,
    /** For activities only; `general` by default. */
    activity_type: z.optional(ActivityType),
    /**
     * The traveler's name, if `member_id` is omitted. It is matched to the team's travelers like a name in an email.
     */
    traveler: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200), oneLine))),
    /** The trip to add the segment to, regardless of its days. The segment then gets the trip's traveler. */
    trip_id: z.optional(z.nullable(Id)),
    /** The email the values were taken from. */
    email_id: z.optional(z.nullable(Id)),
  })
  .register(z.globalRegistry, { examples: [example] })
export type SegmentEntry = z.infer<typeof SegmentEntry>

/** What has been entered of a booking so far. */
export const SuggestionQuery = z.object({
  /** The day of departure, used for the dates of a suggested flight or train. */
  day: z.optional(BoundedDay),
  flight_number: z.optional(z.string().check(z.maxLength(20))),
  train_number: z.optional(z.string().check(z.maxLength(40))),
  hotel_name: z.optional(z.string().check(z.maxLength(200))),
  car_company: z.optional(z.string().check(z.maxLength(200))),
  activity_name: z.optional(z.string().check(z.maxLength(200))),
})
export type SuggestionQuery = z.infer<typeof SuggestionQuery>

/** Likely values for a booking, to be checked by the person entering it. */
export const Suggestion = z.object({
  values: SegmentEdit,
  /** The team's earlier segment that they come from; null if they come from the bundled data. */
  segment_id: z.nullable(Id),
})
export type Suggestion = z.infer<typeof Suggestion>
