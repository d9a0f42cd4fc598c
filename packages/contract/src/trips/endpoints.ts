import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Day, Id, listQuery, one, page } from '../kit/wire'
import { SegmentType } from '../segments/schemas'
import { Trip, TripDetail } from './schemas'

export const listTrips = endpoint({
  name: 'trips.list',
  summary: 'The trips of a team; a date filter finds those whose local days overlap it.',
  method: 'GET',
  path: '{team}/trips',
  permission: 'browse-trips',
  query: z.object({
    ...listQuery({ fields: ['start_date', 'end_date', 'created', 'headline'], default: 'start_date:asc' }),
    start_date: z.optional(Day),
    end_date: z.optional(Day),
    member_id: z.optional(Id),
    status: z.optional(z.enum(['Active', 'Cancelled'])),
  }),
  output: page(Trip),
})

export const readTrip = endpoint({
  name: 'trips.read',
  summary: 'One trip with its segments grouped by local date.',
  method: 'GET',
  path: '{team}/trips/{id}',
  permission: 'read-trips',
  output: one(TripDetail),
})

export const findTripOfSegment = endpoint({
  name: 'trips.of-segment',
  summary: 'The trip that contains a segment.',
  method: 'GET',
  path: '{team}/trips/segments/{type}/{id}',
  params: { type: SegmentType },
  permission: 'read-trips',
  output: one(TripDetail),
})
