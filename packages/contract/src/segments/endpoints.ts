import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Day, Id, listQuery, page } from '../kit/wire'
import { activityTypes, Segment, SegmentStatus, SourceClassification, segmentTypes } from './schemas'

/** A comma-separated list of known words, as the query string has it. */
const words = (known: readonly string[], what: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every((word) => known.includes(word)),
        `Must be a list of ${what}: ${known.join(', ')}.`,
      ),
    )

export const listSegments = endpoint({
  name: 'segments.list',
  summary: 'The segments of a team; a date filter finds those whose local days overlap it.',
  method: 'GET',
  path: '{team}/segments/{kind}',
  params: { kind: z.enum(['all', ...segmentTypes]) },
  permission: 'browse-segments',
  query: z.object({
    ...listQuery({
      fields: ['start_date', 'end_date', 'created', 'provider', 'cents'],
      default: 'start_date:asc',
    }),
    start_date: z.optional(Day),
    end_date: z.optional(Day),
    /** With `all` only. */
    segment_type: z.optional(words(segmentTypes, 'segment types')),
    /** Restricts activities; other types are not touched by it. */
    activity_type: z.optional(words(activityTypes, 'activity types')),
    status: z.optional(SegmentStatus),
    source_classification: z.optional(SourceClassification),
    member_id: z.optional(Id),
    trip_id: z.optional(Id),
    email_id: z.optional(Id),
  }),
  output: page(Segment),
})
