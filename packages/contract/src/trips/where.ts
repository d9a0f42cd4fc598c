import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { TableFormat, tableDownload } from '../kit/files'
import { BoundedInstant, Country, Id, Instant, listQuery, oneLine, page } from '../kit/wire'
import { Segment } from '../segments/schemas'

/** What a person is doing at an instant, according to their bookings. */
export const whereaboutKinds = ['in_transit', 'staying', 'at_place', 'home', 'unknown'] as const
export const WhereaboutKind = z.enum(whereaboutKinds)
export type WhereaboutKind = z.infer<typeof WhereaboutKind>

const text = z.nullable(z.string())

/** Where a person is at an instant, with the precision they allow, and the booking that shows it. */
export const Whereabout = z.object({
  /** The traveler's id. */
  id: Id,
  name: z.string(),
  email: z.string(),
  department: text,
  kind: WhereaboutKind,
  /** For a journey, its destination. */
  place: text,
  locality: text,
  country_code: z.nullable(Country),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** When this ends, with the zone of the place; null if unknown. */
  until: z.nullable(Instant),
  time_zone_id: text,
  flight: text,
  hotel: text,
  trip_id: z.nullable(Id),
  /** The booking that shows it; null for people at home or whose location is unknown. */
  segment: z.nullable(Segment),
})
export type Whereabout = z.infer<typeof Whereabout>

const filters = {
  /** Defaults to now. */
  at: z.optional(BoundedInstant),
  kind: z.optional(
    z
      .string()
      .check(
        z.refine(
          (list) => list.split(',').every((kind) => whereaboutKinds.some((known) => known === kind)),
          `Must be a list of: ${whereaboutKinds.join(', ')}.`,
        ),
      ),
  ),
  country_code: z.optional(Country),
  locality: z.optional(z.string().check(z.maxLength(200))),
  flight: z.optional(z.string().check(z.maxLength(20))),
  hotel: z.optional(z.string().check(z.maxLength(200))),
  /** Part of a name or email address, or of the place, city, country, flight or hotel. */
  search: z.optional(z.string().check(z.maxLength(200))),
}
const { sort: _sort, ...paging } = listQuery({ fields: ['name'], default: 'name:asc' })

export const listWhereabouts = endpoint({
  name: 'trips.where',
  summary: "List where a team's people are at an instant, by name. Cancelled bookings are ignored.",
  method: 'GET',
  path: '{team}/where',
  permission: 'browse-trips',
  query: z.object({ ...paging, ...filters }),
  output: page(Whereabout),
})

/** The number of people at one place, on one flight or in one hotel. */
export const WhereaboutGroup = z.object({
  key: z.string(),
  label: z.string(),
  country_code: z.nullable(Country),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  people: z.int(),
  kinds: z.record(WhereaboutKind, z.int()),
})
export type WhereaboutGroup = z.infer<typeof WhereaboutGroup>

export const groupWhereabouts = endpoint({
  name: 'trips.where_groups',
  summary: 'Count the same people by country, city, flight or hotel; those with none are under the key "".',
  method: 'GET',
  path: '{team}/where/groups',
  permission: 'browse-trips',
  query: z.object({ ...filters, by: z.enum(['country', 'city', 'flight', 'hotel']) }),
  output: z.object({
    data: z.array(WhereaboutGroup),
    meta: z.object({ at: Instant, people: z.int(), kinds: z.record(WhereaboutKind, z.int()) }),
  }),
})

export const exportWhereabouts = endpoint({
  name: 'trips.where_export',
  summary: 'Export the same people as a file: all who match the filters, or the given ids.',
  method: 'GET',
  path: '{team}/where/export',
  permission: 'browse-trips',
  query: z.object({
    ...filters,
    ids: z.optional(z.string().check(z.regex(/^\d{1,18}(,\d{1,18}){0,999}$/, 'Must be ids joined by commas.'))),
    format: TableFormat,
  }),
  output: z.unknown(),
  download: tableDownload,
})

export const messageTravelers = endpoint({
  name: 'trips.where_message',
  onlyPeople: true,
  summary: 'Send an email to some travelers individually; replies go to the sender.',
  method: 'POST',
  path: '{team}/where/messages',
  permission: 'edit-members',
  body: z.object({
    member_ids: z
      .array(Id)
      .check(z.minLength(1, 'Choose at least one person.'), z.maxLength(1000, 'At most 1,000 people at once.')),
    subject: z.string().check(z.trim(), z.minLength(1, 'Enter a subject.'), z.maxLength(200), oneLine),
    text: z.string().check(z.trim(), z.minLength(1, 'Enter a message.'), z.maxLength(10_000)),
  }),
  /** The number of emails queued; people who are inactive or have no address are skipped. */
  output: z.object({ data: z.object({ sent: z.int() }) }),
})
