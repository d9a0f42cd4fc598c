import type { EventType } from '@sextant/contract/kit/event-types'
import type { Tx } from '../database/transaction'
import type { Services } from '../services'

/** The kinds of destinations. Each has a sender, which `main` passes to the worker. */
export type DestinationKind = 'webhook' | 'connection'
export type DeliveryTrigger = 'scheduled' | 'manual' | 'test'

/** The destination fields that delivery needs. Instants are ISO 8601 in UTC. */
export type Destination = {
  readonly team_id: string
  readonly id: string
  readonly kind: DestinationKind
  /** Whether it receives new events; pending deliveries are sent either way. */
  readonly live: boolean
  /** Maximum deliveries per second; null for no limit. */
  readonly per_second: number | null
  /** When continuous failure started; null initially and after each success. */
  readonly failing_since: string | null
  readonly last_success_at: string | null
}

/** A delivery about to be attempted. */
export type Delivery = {
  readonly id: string
  /** The attempt's overall number, from 1. */
  readonly attempt: number
  /** The attempt's number since the delivery was last restarted, from 1; determines the retry schedule. */
  readonly attemptSinceReset: number
  readonly trigger: DeliveryTrigger
  readonly event: {
    readonly id: string
    readonly type: EventType
    readonly resource_id: string
    readonly created: string
    /** The event as JSON (`{ id, type, created, resource_id, data }`), identical on each attempt. */
    readonly body: string
  }
}

/** An attempt's outcome, with details that may be shown. Contains no secrets. */
export type Outcome = {
  readonly ok: boolean
  /** The receiver will never accept anything again, so the delivery ends. */
  readonly gone: boolean
  /** The pause requested by the receiver, which applies to the whole destination; at most an hour. */
  readonly retryAfterSeconds: number | null
  /** Why it failed, for display. */
  readonly error: string | null
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    /** The first 4 KiB of the body. */
    readonly body: string
  } | null
}

/** Makes one attempt, outside any transaction. Resolves within about 15 seconds, even on failure. */
export type Send = (delivery: Delivery) => Promise<Outcome>

/** A finished attempt that has yet to be stored. */
export type FinishedAttempt = {
  readonly delivery: Delivery
  readonly outcome: Outcome
  /** Whether the delivery is over: it succeeded or will not be retried automatically. */
  readonly ended: boolean
}

/** What senders are told after attempts; `destination` is its state afterwards. */
export type FinishedAttempts = {
  readonly destination: Destination
  readonly attempts: readonly FinishedAttempt[]
  /** Whether the destination had never succeeded before, not counting tests. */
  readonly isFirstSuccess: boolean
}

/**
 * How to send to one kind of destination. Delivery is at least once: a receiver may get an event again, with the same
 * ID.
 */
export type Sender = {
  readonly kind: DestinationKind
  /**
   * Reads what sending needs (URL, secrets) in the transaction that fetches deliveries, so that changes take effect
   * with the next fetch. Returns null if the destination cannot be sent to; nothing is attempted then.
   */
  open(services: Services, tx: Tx, destination: Destination): Promise<Send | null>
  /** Seconds until a failed delivery is retried; null after the last attempt. `chance` is between 0 and 1. */
  retryAfter(
    failed: Pick<Delivery, 'attemptSinceReset'> & Pick<Outcome, 'retryAfterSeconds'>,
    chance: number,
  ): number | null
  /** Called with finished attempts, in the transaction that stores them. */
  onAttempts?(services: Services, tx: Tx, finished: FinishedAttempts): Promise<void>
  /** Called in its own transaction when an inactive destination has nothing left to send. */
  onDrained?(services: Services, tx: Tx, destination: Destination): Promise<void>
}
