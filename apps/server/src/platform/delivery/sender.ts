import type { EventType } from '@sextant/contract/kit/event-types'
import type { Tx } from '../database/transaction'
import type { Services } from '../services'

/** The kinds of destinations. Each has a sender, which `main` passes to the worker. */
export type DestinationKind = 'webhook' | 'connection'
export type DeliveryTrigger = 'scheduled' | 'manual' | 'test'

/** The fields of a destination that delivery needs. Instants are ISO 8601 in UTC. */
export type Destination = {
  readonly team_id: string
  readonly id: string
  readonly kind: DestinationKind
  /** Whether it receives new events; pending deliveries are sent in either case. */
  readonly live: boolean
  /** Maximum deliveries per second; null for no limit. */
  readonly per_second: number | null
  /** When continuous failure began; null after a success and initially. */
  readonly failing_since: string | null
  readonly last_success_at: string | null
}

/** A delivery about to be attempted. */
export type Delivery = {
  readonly id: string
  /** The attempt's number in total, from 1. */
  readonly attempt: number
  /** The attempt's number since the delivery was last restarted, from 1; determines the retry schedule. */
  readonly attemptSinceReset: number
  readonly trigger: DeliveryTrigger
  readonly event: {
    readonly id: string
    readonly type: EventType
    readonly resource_id: string
    readonly created: string
    /** The event as JSON (`{ id, type, created, resource_id, data }`), the same text on each attempt. */
    readonly body: string
  }
}

/** The outcome of an attempt, and the details that may be shown. Contains no secrets. */
export type Outcome = {
  readonly ok: boolean
  /** The receiver will never accept anything again: the delivery ends. */
  readonly gone: boolean
  /** The pause the receiver asked for, which applies to the whole destination; at most an hour. */
  readonly retryAfterSeconds: number | null
  /** Why it failed, for display. */
  readonly error: string | null
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    /** The beginning of the body, up to 4 KiB. */
    readonly body: string
  } | null
}

/** Makes one attempt, outside any transaction. Resolves within about 15 seconds, even on failure. */
export type Send = (delivery: Delivery) => Promise<Outcome>

/** A finished attempt, about to be stored. */
export type Attempted = {
  readonly delivery: Delivery
  readonly outcome: Outcome
  /** Whether the delivery is over: it succeeded or will not be retried automatically. */
  readonly ended: boolean
}

/** What senders are told after attempts; `destination` is its state afterwards. */
export type Settled = {
  readonly destination: Destination
  readonly attempted: readonly Attempted[]
  /** Whether the destination had never succeeded before (tests do not count). */
  readonly isFirstSuccess: boolean
}

/**
 * How to send to one kind of destination. Delivery is at least once: a receiver may get an event again, with the same
 * id.
 */
export type Sender = {
  readonly kind: DestinationKind
  /**
   * Reads what sending needs (URL, secrets) in the transaction that fetches deliveries, so that changes take effect
   * from the next fetch. Null if the destination cannot be sent to; nothing is attempted then.
   */
  open(services: Services, tx: Tx, destination: Destination): Promise<Send | null>
  /** Seconds until a failed delivery is retried; null after the last attempt. `chance` is from 0 to 1. */
  retryAfter(
    failed: Pick<Delivery, 'attemptSinceReset'> & Pick<Outcome, 'retryAfterSeconds'>,
    chance: number,
  ): number | null
  /** Called with finished attempts, in the transaction that stores them. */
  settled?(services: Services, tx: Tx, news: Settled): Promise<void>
  /** Called in its own transaction when an inactive destination has nothing left to send. */
  drained?(services: Services, tx: Tx, destination: Destination): Promise<void>
}
