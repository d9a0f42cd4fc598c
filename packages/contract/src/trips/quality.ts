import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { BoundedDay, Day, Id, listQuery, one, page, timestamps } from '../kit/wire'
import { SegmentType } from '../segments/schemas'

/** Kinds of missing or inconsistent data in the team's travel. */
export const qualityCodes = [
  'missing_hotel',
  'stay_without_way',
  'overlap_in_two_cities',
  'missing_return',
  'cancelled_flight_live_hotel',
  'unknown_traveler',
  'missing_price',
] as const
export const QualityCode = z.enum(qualityCodes)
export type QualityCode = z.infer<typeof QualityCode>

/** `Fixed`: the issue is no longer in the data. */
const QualityStatus = z.enum(['Open', 'Dismissed', 'Fixed'])

export const QualityIssue = z.object({
  id: Id,
  code: QualityCode,
  status: QualityStatus,
  message: z.string(),
  trip_id: z.nullable(Id),
  trip_headline: z.nullable(z.string()),
  member_id: z.nullable(Id),
  /** The traveler's name in the team's records; otherwise as in the booking. */
  member_name: z.nullable(z.string()),
  /** The local day it concerns. */
  day: z.nullable(Day),
  segments: z.array(z.object({ type: SegmentType, id: Id })),
  assignee: z.nullable(z.object({ id: Id, name: z.string() })),
  /** Why it was dismissed. */
  note: z.nullable(z.string()),
  ...timestamps,
})
export type QualityIssue = z.infer<typeof QualityIssue>

export const listQuality = endpoint({
  name: 'trips.quality',
  summary: "List missing or inconsistent data in a team's travel.",
  method: 'GET',
  path: '{team}/data-quality',
  permission: 'edit-trips',
  query: z.object({
    ...listQuery({ fields: ['day', 'created'], default: 'day:asc' }),
    code: z.optional(QualityCode),
    status: z.optional(QualityStatus),
    /** A user's id, or `none`. */
    assignee: z.optional(z.string().check(z.regex(/^(\d{1,18}|none)$/, 'Must be a user’s id, or none.'))),
    start_date: z.optional(BoundedDay),
    end_date: z.optional(BoundedDay),
  }),
  output: page(QualityIssue),
})

export const countQuality = endpoint({
  name: 'trips.quality_counts',
  summary: 'Count open issues of each kind.',
  method: 'GET',
  path: '{team}/data-quality/counts',
  permission: 'edit-trips',
  query: z.object({ start_date: z.optional(BoundedDay), end_date: z.optional(BoundedDay) }),
  output: z.object({ data: z.array(z.object({ code: QualityCode, count: z.int() })) }),
})

export const updateQuality = endpoint({
  name: 'trips.quality_update',
  summary: 'Assign an issue to a user of the team, dismiss it, or reopen it.',
  method: 'PATCH',
  path: '{team}/data-quality/{id}',
  permission: 'edit-trips',
  body: z.object({
    status: z.optional(z.enum(['Open', 'Dismissed'])),
    assignee_id: z.optional(z.nullable(Id)),
    note: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(1000)))),
  }),
  output: one(QualityIssue),
})
