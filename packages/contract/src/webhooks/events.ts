import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { eventTypes } from '../kit/event-types'
import { EventRecord } from './schemas'

/** How long events are retained, in days. */
export const eventRetentionDays = 90

/** Parameters common to all event endpoints: where to start, and which types (comma-separated). */
const eventQuery = {
  after: z.optional(z.string().check(z.maxLength(200))),
  types: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => text.split(',').every((word) => eventTypes.some((known) => known === word)),
          'Must be a list of event types, such as segment.created,segment.updated.',
        ),
      ),
  ),
}

export const listEvents = endpoint({
  name: 'webhooks.events',
  summary:
    "List the team's events, oldest first, without gaps: repeat with `after` set to the previous response's `next`. `after=now` starts with new events. Events with records that the caller may not read are omitted. Retained for 90 days.",
  method: 'GET',
  path: '{team}/events',
  permission: 'read-events',
  query: z.object({
    ...eventQuery,
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(200)), 100),
  }),
  output: z.object({
    data: z.array(EventRecord),
    meta: z.object({
      count: z.int(),
      /** Whether more events are already available. */
      has_more: z.boolean(),
      /** The cursor to continue from; never empty. */
      next: z.string(),
    }),
  }),
})

export const streamEvents = endpoint({
  name: 'webhooks.stream',
  summary:
    'Stream the same events as server-sent events: `id` is the cursor, `event` the type, `data` the event as JSON. Continues after `Last-Event-ID` or `after`, else with new events. The stream ends from time to time, so that the caller is authorized again.',
  method: 'GET',
  path: '{team}/events/stream',
  permission: 'read-events',
  query: z.object({
    ...eventQuery,
    /** Omits `data`, which the console does not need. */
    brief: z.optional(z.enum(['true', 'false'])),
  }),
  output: z.object({}),
  download: ['text/event-stream'],
  errors: ['too_many_requests'],
})
