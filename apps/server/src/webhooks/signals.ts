import type { EventType } from '@sextant/contract/kit/event-types'
import { signal } from '../platform/signal'

/** Somebody was told of an event, or will not be after all attempts: told within the transaction that notes it. */
export type EventDelivered = {
  readonly eventId: string
  readonly type: EventType
  readonly resourceId: string
  readonly webhookId: string
  readonly ok: boolean
  readonly attempts: number
}

export const eventDelivered = signal<EventDelivered>()
