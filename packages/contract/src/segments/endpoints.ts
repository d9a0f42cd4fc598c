import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { TableFormat, tableDownload } from '../kit/files'
import { BoundedDay, Country, Id, listQuery, one, page } from '../kit/wire'
import { SegmentEdit } from './edit'
import { SegmentEntry, Suggestion, SuggestionQuery } from './entry'
import { FlightStatus } from './flight-status'
import { historyQuery, SegmentChange } from './history'
import { activityTypes, Segment, SegmentStatus, SegmentType, segmentTypes } from './schemas'

/** A comma-separated list of known words, as in the query string. */
const words = (known: readonly string[], what: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every((word) => known.includes(word)),
        `Must be a list of ${what}: ${known.join(', ')}.`,
      ),
    )

const text = z.string().check(z.minLength(1), z.maxLength(200))

/** Ids in a query. */
const Ids = z
  .string()
  .check(z.regex(/^\d{1,18}(,\d{1,18}){0,99}$/, 'Must be up to 100 ids of segments, joined by commas.'))
  .register(z.globalRegistry, { examples: ['1,2'] })

/** The filters of a segment list, on screen and in exports. */
const filters = {
  start_date: z.optional(BoundedDay),
  end_date: z.optional(BoundedDay),
  /**
   * What the two dates apply to: `overlap` (the default) any local day of the segment, `start` its first local day,
   * `booked` the UTC day of its booking.
   */
  date_by: z.optional(z.enum(['overlap', 'start', 'booked'])),
  /** With `all` only. */
  segment_type: z.optional(words(segmentTypes, 'segment types')),
  /** Restricts activities; other types are not affected. */
  activity_type: z.optional(words(activityTypes, 'activity types')),
  status: z.optional(SegmentStatus),
  source_classification: z.optional(words(['tmc', 'direct', 'unknown'], 'source classes')),
  /** A source's name as shown in charts. */
  source_name: z.optional(text),
  provider: z.optional(text),
  /** Where it starts or ends. */
  country_code: z.optional(Country),
  member_id: z.optional(Id),
  trip_id: z.optional(Id),
  email_id: z.optional(Id),
  /** Comma-separated segment IDs. */
  ids: z.optional(Ids),
}
const orders = {
  fields: ['start_date', 'end_date', 'created', 'provider', 'cents'],
  default: 'start_date:asc',
} as const
const { sort, search } = listQuery(orders)

const kind = z.enum(['all', ...segmentTypes])

export const listSegments = endpoint({
  name: 'segments.list',
  summary: "List a team's segments; a date filter matches segments whose local days overlap it.",
  method: 'GET',
  path: '{team}/segments/{kind}',
  params: { kind },
  permission: 'browse-segments',
  query: z.object({ ...listQuery(orders), ...filters }),
  output: page(Segment),
})

export const exportSegments = endpoint({
  name: 'segments.export',
  summary: 'Export all segments of a list with these filters as a file.',
  method: 'GET',
  path: '{team}/segments/{kind}/export',
  params: { kind },
  permission: 'browse-segments',
  query: z.object({ ...filters, sort, search, format: TableFormat }),
  output: z.unknown(),
  download: tableDownload,
})

export const readSegment = endpoint({
  name: 'segments.read',
  summary: 'Retrieve a segment, including where each of its values was read.',
  method: 'GET',
  path: '{team}/segments/{type}/{id}',
  params: { type: SegmentType },
  permission: 'read-segments',
  output: one(Segment),
})

export const listSegmentHistory = endpoint({
  name: 'segments.history',
  summary: 'List what changed a segment: each email, import, person or application, with old and new values.',
  method: 'GET',
  path: '{team}/segments/{type}/{id}/history',
  params: { type: SegmentType },
  permission: 'read-segments',
  query: historyQuery,
  output: page(SegmentChange),
})

export const createSegment = endpoint({
  name: 'segments.create',
  summary:
    'Enter a segment manually; later emails of the same booking are merged with it. 200 if the team has the booking already: the given values are then set on it.',
  method: 'POST',
  path: '{team}/segments/{type}',
  params: { type: SegmentType },
  permission: 'edit-segments',
  body: SegmentEntry,
  output: one(Segment),
  statuses: [201, 200],
})

export const suggestSegment = endpoint({
  name: 'segments.suggest',
  summary:
    "Suggest the other values of a booking: a flight's route, a hotel's address, as in the team's earlier segments; null if none are known.",
  method: 'GET',
  path: '{team}/segments/{type}/suggestion',
  params: { type: SegmentType },
  permission: 'read-segments',
  query: SuggestionQuery,
  output: z.object({ data: z.nullable(Suggestion) }),
})

export const updateSegment = endpoint({
  name: 'segments.update',
  summary: 'Correct a segment; corrections are kept when later emails differ.',
  method: 'PATCH',
  path: '{team}/segments/{type}/{id}',
  params: { type: SegmentType },
  permission: 'edit-segments',
  body: SegmentEdit,
  output: one(Segment),
})

export const deleteSegment = endpoint({
  name: 'segments.delete',
  summary: 'Delete a segment; its trip is regrouped.',
  method: 'DELETE',
  path: '{team}/segments/{type}/{id}',
  params: { type: SegmentType },
  permission: 'delete-segments',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const listFlightStatuses = endpoint({
  name: 'segments.flight_statuses',
  summary: 'List flight statuses by segment id; ids that are not flights of the team are omitted.',
  method: 'GET',
  path: '{team}/flight-statuses',
  permission: 'read-segments',
  query: z.object({ ids: Ids }),
  output: z.object({ data: z.array(FlightStatus) }),
})
