import * as z from 'zod/mini'
import { columnOf, startingWith } from '../kit/fields'
import { EmailAddress, Id, LocalDateTime, stamps } from '../kit/wire'
import { travelerFields } from './fields'

/** A trip as a person's record names it. */
export const TravelerTrip = z.object({
  id: Id,
  headline: z.string(),
  begin_datetime: z.nullable(LocalDateTime),
  end_datetime: z.nullable(LocalDateTime),
})

/** How many trips a person's record names; all of them are had by the list of trips. */
export const maxNamedTrips = 20

/** A person whose travel the team looks after; "member" and "people" on screens. */
export const Traveler = z.object({
  id: Id,
  ...startingWith(columnOf(travelerFields, 'schema'), 'external_id', 'status', 'first_name', 'last_name'),
  trips_count: z.int(),
  /** The latest ones, the last to begin first. */
  trips: z.array(TravelerTrip),
  /** The trip that begins next. */
  next_trip: z.nullable(z.pick(TravelerTrip, { id: true, headline: true, begin_datetime: true })),
  /** Where bookings say that the person is now, as exactly as `location_precision` lets it be known. */
  current_location: z.nullable(z.string()),
  ...stamps,
})
export type Traveler = z.infer<typeof Traveler>

/** What people enter of a person; left out: as it is, null: nothing. */
const entered = startingWith(columnOf(travelerFields, 'input'), 'external_id')

export const TravelerDraft = z.object({ email: EmailAddress, ...entered })
export type TravelerDraft = z.infer<typeof TravelerDraft>
export const TravelerEdit = z.object({ email: z.optional(EmailAddress), ...entered })
export type TravelerEdit = z.infer<typeof TravelerEdit>
