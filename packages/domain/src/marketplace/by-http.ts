import type { Segment } from '@sextant/contract/segments/schemas'
import { httpFields } from './fields'
import { type Column, type Manifest, recordOf, segmentEvents, type Told } from './manifest'

/** Which records are of use to the partner. */
type Wanted = (segment: Segment) => boolean

/** One JSON object a booking, sent by POST. */
export const byHttp = (name: string, columns: readonly Column[], isWanted: Wanted): Manifest => ({
  delivery: 'http',
  events: segmentEvents,
  fields: httpFields(name),
  columns,
  compose: (told, config) =>
    isWanted(told.segment)
      ? {
          by: 'http',
          url: config['endpoint'] ?? '',
          headers: {
            authorization: `Bearer ${config['api_key'] ?? ''}`,
            'content-type': 'application/json',
            'idempotency-key': idempotencyKey(told),
          },
          body: JSON.stringify(recordOf(columns, told)),
        }
      : null,
})

/** The same at each attempt, so that a receiver takes a repetition for what it is. */
export const idempotencyKey = ({ event }: Told): string => `sextant-${event.id}`
