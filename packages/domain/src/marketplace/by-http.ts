import type { Segment } from '@sextant/contract/segments/schemas'
import { httpFields } from './fields'
import { type Column, type Manifest, recordOf, type SegmentEvent, segmentEvents } from './manifest'

/** The records that the partner uses. */
type SegmentFilter = (segment: Segment) => boolean

/** One JSON object per booking, sent by POST. */
export const byHttp = (name: string, columns: readonly Column[], isIncluded: SegmentFilter): Manifest => ({
  delivery: 'http',
  events: segmentEvents,
  fields: httpFields(name),
  columns,
  compose: (segmentEvent, config) =>
    isIncluded(segmentEvent.segment)
      ? {
          by: 'http',
          url: config['endpoint'] ?? '',
          headers: {
            authorization: `Bearer ${config['api_key'] ?? ''}`,
            'content-type': 'application/json',
            'idempotency-key': idempotencyKey(segmentEvent),
          },
          body: JSON.stringify(recordOf(columns, segmentEvent)),
        }
      : null,
})

/** The same for each attempt, so that receivers recognize retries. */
export const idempotencyKey = ({ event }: SegmentEvent): string => `sextant-${event.id}`
