import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { TableFormat, tableDownload } from '../kit/files'
import { BoundedDay, Id, listQuery, one, oneLine, page } from '../kit/wire'
import { SegmentEntry } from '../segments/entry'
import { historyQuery, SegmentChange } from '../segments/history'
import { SegmentType } from '../segments/schemas'
import { Trip, TripDetail } from './schemas'

const orders = {
  fields: ['start_date', 'end_date', 'created', 'headline'],
  default: 'start_date:asc',
} as const
const { sort, search } = listQuery(orders)
const filters = {
  start_date: z.optional(BoundedDay),
  end_date: z.optional(BoundedDay),
  member_id: z.optional(Id),
  status: z.optional(z.enum(['Active', 'Cancelled'])),
}

export const listTrips = endpoint({
  name: 'trips.list',
  summary: "List a team's trips; a date filter matches trips whose local days overlap it.",
  method: 'GET',
  path: '{team}/trips',
  permission: 'browse-trips',
  query: z.object({ ...listQuery(orders), ...filters }),
  output: page(Trip),
})

export const exportTrips = endpoint({
  name: 'trips.export',
  summary: 'Export all trips of a list with these filters as a file.',
  method: 'GET',
  path: '{team}/trips/export',
  permission: 'browse-trips',
  query: z.object({ ...filters, sort, search, format: TableFormat }),
  output: z.unknown(),
  download: tableDownload,
})

const Headline = z.string().check(z.trim(), z.minLength(1), z.maxLength(200), oneLine)
const { trip_id: _, ...entered } = SegmentEntry.shape

/** A trip with a flight, used as the example in the API reference. */
const exampleTrip = {
  headline: 'Customer visit in New York',
  type: 'air',
  traveler: 'Grace Hopper',
  flight_number: 'LH 400',
  origin: 'FRA',
  destination: 'JFK',
  start_datetime: '2026-12-01T10:55:00',
}

export const createTrip = endpoint({
  name: 'trips.create',
  summary: 'Create a trip from its first segment, which is entered like any other and stays in it.',
  method: 'POST',
  path: '{team}/trips',
  permission: 'edit-trips',
  body: z
    .object({
      ...entered,
      /** The type of the first segment. */
      type: SegmentType,
      /** If null or omitted, the trip is named after its segments. */
      headline: z.optional(z.nullable(Headline)),
    })
    .register(z.globalRegistry, { examples: [exampleTrip] }),
  output: one(TripDetail),
})

export const readTrip = endpoint({
  name: 'trips.read',
  summary: 'Retrieve a trip with its segments grouped by local date.',
  method: 'GET',
  path: '{team}/trips/{id}',
  permission: 'read-trips',
  output: one(TripDetail),
})

export const listTripHistory = endpoint({
  name: 'trips.history',
  summary: 'List what changed the segments of a trip.',
  method: 'GET',
  path: '{team}/trips/{id}/history',
  permission: 'read-trips',
  query: historyQuery,
  output: page(SegmentChange),
})

export const findTripOfSegment = endpoint({
  name: 'trips.of-segment',
  summary: 'Retrieve the trip that contains a segment.',
  method: 'GET',
  path: '{team}/trips/segments/{type}/{id}',
  params: { type: SegmentType },
  permission: 'read-trips',
  output: one(TripDetail),
})

const segmentIds = z.array(Id).check(z.minLength(1, 'Choose at least one segment.'), z.maxLength(200))

export const updateTrip = endpoint({
  name: 'trips.update',
  summary: 'Rename, annotate or reassign a trip.',
  method: 'PATCH',
  path: '{team}/trips/{id}',
  permission: 'edit-trips',
  body: z.object({
    /** Null names it after its segments again. */
    headline: z.optional(z.nullable(Headline)),
    notes: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(5000)))),
    tags: z.optional(
      z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(50), oneLine)).check(z.maxLength(20)),
    ),
    /** Reassigns all of its segments to this person; null to nobody. */
    member_id: z.optional(z.nullable(Id)),
  }),
  output: one(TripDetail),
})

export const deleteTrip = endpoint({
  name: 'trips.delete',
  summary: 'Delete a trip and its segments.',
  method: 'DELETE',
  path: '{team}/trips/{id}',
  permission: 'delete-trips',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const splitTrip = endpoint({
  name: 'trips.split',
  summary: 'Move some segments of a trip permanently to a new trip.',
  method: 'POST',
  path: '{team}/trips/{id}/split',
  permission: 'edit-trips',
  body: z.object({ segment_ids: segmentIds }),
  output: one(TripDetail),
})

export const mergeTrips = endpoint({
  name: 'trips.merge',
  summary: 'Merge another trip of the same traveler permanently into this one.',
  method: 'POST',
  path: '{team}/trips/{id}/merge',
  permission: 'edit-trips',
  body: z.object({ trip_id: Id }),
  output: one(TripDetail),
  statuses: [200],
})

export const moveSegments = endpoint({
  name: 'trips.move_segments',
  summary: 'Move segments of other trips of the same traveler permanently to this one.',
  method: 'POST',
  path: '{team}/trips/{id}/segments',
  permission: 'edit-trips',
  body: z.object({ segment_ids: segmentIds }),
  output: one(TripDetail),
  statuses: [200],
})

export const readTripCalendar = endpoint({
  name: 'trips.calendar',
  summary: 'Download a trip as an iCalendar file (RFC 5545).',
  method: 'GET',
  path: '{team}/trips/{id}/calendar',
  permission: 'read-trips',
  output: z.unknown(),
  download: ['text/calendar'],
})
