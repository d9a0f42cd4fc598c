import { Callback, Delivery, DeliveryDetail } from '@sextant/contract/webhooks/schemas'
import { wireEvent } from '../../platform/delivery/wire-event'
import type { AttemptRow, DeliveryRow, listAttemptsOf } from './store'

const eventOf = (row: Pick<DeliveryRow, 'event_id' | 'type' | 'resource_id' | 'event_created'>) => ({
  id: row.event_id,
  type: row.type,
  resource_id: row.resource_id,
  created: row.event_created,
})

/** Converts a delivery's row to the shape of the API. */
export const shapeDelivery = (row: DeliveryRow) => ({
  ...row,
  webhook_id: row.destination_id,
  event: eventOf(row),
  attempt_count: row.attempts,
  next_attempt_at: row.status === 'pending' ? row.next_attempt_at : null,
})

export const presentDelivery = (row: DeliveryRow): Delivery => Delivery.parse(shapeDelivery(row))

const shapeAttempt = ({ ok, ...row }: AttemptRow) => ({ ...row, status: ok ? 'success' : 'failed' })

/** A delivery with its request body and attempts. */
export const presentDetail = (row: DeliveryRow, data: string, attempts: readonly AttemptRow[]): DeliveryDetail =>
  DeliveryDetail.parse({
    ...shapeDelivery(row),
    request_body: wireEvent(eventOf(row), data),
    attempts: attempts.map(shapeAttempt),
  })

type CallbackRow = Awaited<ReturnType<typeof listAttemptsOf>>[number]

/** An attempt for the record's page. An unfinished delivery's newest attempt is pending. */
export function presentCallback(row: CallbackRow): Callback {
  const isPending = row.status === 'pending' && row.attempt === row.attempts
  const ended = row.ok ? 'success' : 'failed'
  return Callback.parse({
    ...row,
    status: isPending ? 'pending' : ended,
    request_body: wireEvent(eventOf(row), row.data),
    next_attempt_at: isPending ? row.next_attempt_at : null,
  })
}
