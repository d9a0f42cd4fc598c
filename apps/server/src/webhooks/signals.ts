import type { EventType } from '@sextant/contract/kit/event-types'
import { signal } from '../platform/signal'

/** A webhook was notified of an event, or finally could not be. Sent in the transaction that records it. */
export type EventDelivered = {
  readonly eventId: string
  readonly type: EventType
  readonly resourceId: string
  readonly webhookId: string
  readonly ok: boolean
  readonly attempts: number
}

export const eventDelivered = signal<EventDelivered>()
