import type { EventType } from '@sextant/contract/kit/event-types'
import type { Tx } from '../database/transaction'
import type { Services } from '../services'

/** What sends: each kind of destination has a sender, given to the worker by `main`. */
export type DestinationKind = 'webhook' | 'connection'
export type DeliveryTrigger = 'scheduled' | 'manual' | 'test'

/** A place that events are sent to, as far as delivery is concerned. Instants are ISO 8601 in UTC. */
export type Destination = {
  readonly team_id: string
  readonly id: string
  readonly kind: DestinationKind
  /** Whether it gets what happens from now on; what waits already is sent in either case. */
  readonly live: boolean
  /** Deliveries a second at most; null for as many as it takes. */
  readonly per_second: number | null
  /** Since when there was nothing but failure; null after a success and at first. */
  readonly failing_since: string | null
  readonly last_success_at: string | null
}

/** One event on its way, about to be attempted. */
export type Delivery = {
  readonly id: string
  /** Which attempt this is in all, from 1. */
  readonly attempt: number
  /** Which attempt this is since the delivery was last begun anew, from 1: what the schedule goes by. */
  readonly tries: number
  readonly trigger: DeliveryTrigger
  readonly event: {
    readonly id: string
    readonly type: EventType
    readonly resource_id: string
    readonly created: string
    /** The event as JSON: `{ id, type, created, resource_id, data: { object } }`. The same text at each attempt. */
    readonly body: string
  }
}

/** How an attempt went, and what of it may be shown. Nothing secret may stand in it. */
export type Outcome = {
  readonly ok: boolean
  /** The receiver will never take anything again: the delivery ends. */
  readonly gone: boolean
  /** The pause that the receiver asked for; the whole destination rests so long, an hour at most. */
  readonly retryAfterSeconds: number | null
  /** In words, for people, why it failed. */
  readonly error: string | null
  readonly url: string
  readonly requestHeaders: Readonly<Record<string, string>>
  readonly response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    /** The beginning of the body, 4 KiB at most. */
    readonly body: string
  } | null
}

/** Makes one attempt. Outside of every transaction; resolves within some 15 seconds, also when it fails. */
export type Send = (delivery: Delivery) => Promise<Outcome>

/** An attempt that was made and is stored now. */
export type Attempted = {
  readonly delivery: Delivery
  readonly outcome: Outcome
  /** Whether the delivery is over: it succeeded, or it will not be tried again by itself. */
  readonly ended: boolean
}

/** What delivery tells of a destination after attempts; `destination` is as it stands after them. */
export type Settled = {
  readonly destination: Destination
  readonly attempted: readonly Attempted[]
  /** Whether the destination had never had a success before these (tests do not count). */
  readonly isFirstSuccess: boolean
}

/**
 * How one kind of destination is sent to. Everything is at least once: a receiver may get an event again, under the
 * same id.
 */
export type Sender = {
  readonly kind: DestinationKind
  /**
   * Reads what sending takes (address, secrets) in the transaction that takes the next deliveries, so that a change
   * counts from then on. Answers null where the destination cannot be sent to; nothing is tried then.
   */
  open(services: Services, tx: Tx, destination: Destination): Promise<Send | null>
  /** Seconds until a failed delivery is tried again; null when it was tried often enough. `chance` is from 0 to 1. */
  retryAfter(failed: Pick<Delivery, 'tries'> & Pick<Outcome, 'retryAfterSeconds'>, chance: number): number | null
  /** Hears of attempts, in the transaction that stores them. */
  settled?(services: Services, tx: Tx, news: Settled): Promise<void>
  /** Hears, in a transaction of its own, that a destination which is not live any more has nothing left to send. */
  drained?(services: Services, tx: Tx, destination: Destination): Promise<void>
}
