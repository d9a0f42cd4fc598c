import * as z from 'zod/mini'
import { columnOf, startingWith } from '../kit/fields'
import { EmailAddress, Id, LocalDateTime, timestamps } from '../kit/wire'
import { travelerFields } from './fields'

/** A trip in a person's record. */
const TravelerTrip = z.object({
  id: Id,
  headline: z.string(),
  begin_datetime: z.nullable(LocalDateTime),
  end_datetime: z.nullable(LocalDateTime),
})

/** How many trips a person's record includes; the trip list has all of them. */
export const maxNamedTrips = 20

/** A person whose travel the team manages; called "member" and "people" on screens. */
export const Traveler = z.object({
  id: Id,
  ...startingWith(columnOf(travelerFields, 'schema'), 'external_id', 'status', 'first_name', 'last_name'),
  trips_count: z.int(),
  /** The latest trips, by start descending. */
  trips: z.array(TravelerTrip),
  /** The next trip to start. */
  next_trip: z.nullable(z.pick(TravelerTrip, { id: true, headline: true, begin_datetime: true })),
  /** Where the person currently is according to their bookings, with the precision of `location_precision`. */
  current_location: z.nullable(z.string()),
  ...timestamps,
})
export type Traveler = z.infer<typeof Traveler>

/** A person's input fields, where omitted means unchanged and null means empty. */
const entered = startingWith(columnOf(travelerFields, 'input'), 'external_id')

export const TravelerDraft = z.object({ email: EmailAddress, ...entered })
export type TravelerDraft = z.infer<typeof TravelerDraft>
export const TravelerEdit = z.object({ email: z.optional(EmailAddress), ...entered })
export type TravelerEdit = z.infer<typeof TravelerEdit>
