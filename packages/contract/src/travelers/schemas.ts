import * as z from 'zod/mini'
import { Country, EmailAddress, Id, LocalDateTime, oneLine, stamps, TimeZone } from '../kit/wire'

const text = z.nullable(z.string())

export const TravelerStatus = z.enum(['Active', 'Inactive'])

/** How exactly others may see where a person is. */
export const locationPrecisions = ['exact', 'city', 'country', 'none'] as const

export const ExtraAddress = z.object({ id: Id, email: z.string() })
export type ExtraAddress = z.infer<typeof ExtraAddress>

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
  external_id: text,
  status: TravelerStatus,
  first_name: text,
  last_name: text,
  email: z.string(),
  extra_email_addresses: z.array(ExtraAddress),
  phone: text,
  title: text,
  department: text,
  cost_center: text,
  office: text,
  manager_email: text,
  employee_id: text,
  worker_type: text,
  home_city: text,
  country: z.nullable(Country),
  time_zone_id: text,
  emergency_contact: text,
  tags: z.array(z.string()),
  location_precision: z.enum(locationPrecisions),
  trips_count: z.int(),
  /** The latest ones, the last to begin first. */
  trips: z.array(TravelerTrip),
  /** The trip that begins next. */
  next_trip: z.nullable(z.pick(TravelerTrip, { id: true, headline: true, begin_datetime: true })),
  /** Where bookings say that the person is now, as exactly as `location_precision` lets it be known. */
  current_location: text,
  ...stamps,
})
export type Traveler = z.infer<typeof Traveler>

const line = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(200), oneLine)))

/** What people enter of a person; left out: as it is, null: nothing. */
export const TravelerFields = {
  external_id: line,
  first_name: line,
  last_name: line,
  phone: line,
  title: line,
  department: line,
  cost_center: line,
  office: line,
  manager_email: z.optional(z.nullable(EmailAddress)),
  employee_id: line,
  worker_type: line,
  home_city: line,
  country: z.optional(z.nullable(Country)),
  time_zone_id: z.optional(z.nullable(TimeZone)),
  emergency_contact: line,
  tags: z.optional(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(50), oneLine)).check(z.maxLength(20)),
  ),
  location_precision: z.optional(z.enum(locationPrecisions)),
} as const

export const TravelerDraft = z.object({ email: EmailAddress, ...TravelerFields })
export type TravelerDraft = z.infer<typeof TravelerDraft>
export const TravelerEdit = z.object({ email: z.optional(EmailAddress), ...TravelerFields })
export type TravelerEdit = z.infer<typeof TravelerEdit>
