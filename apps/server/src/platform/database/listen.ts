import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log'

type NotificationHandler = (payload: string | null) => void

const listeners = new WeakMap<pg.Pool, Listener>()

/**
 * Listens to a channel until stopped. `notified` receives the payload of each notification, and null whenever listening
 * (re)starts: earlier notifications may have been missed. All channels of a pool share one connection, because
 * PostgreSQL wakes every listening connection for every notification.
 */
export async function listen(
  pool: pg.Pool,
  log: Log,
  channel: string,
  stopped: AbortSignal,
  notified: NotificationHandler,
): Promise<void> {
  const listener = listeners.get(pool) ?? new Listener(pool, log)
  listeners.set(pool, listener)
  await listener.subscribe(channel, stopped, notified)
}

/** A subscriber to a channel; `isListening` once the current connection listens to it. */
type Subscriber = { readonly channel: string; readonly notified: NotificationHandler; isListening: boolean }

/** The connection of a pool that listens while there are subscribers. */
class Listener {
  readonly #subscribers = new Set<Subscriber>()
  #running: Promise<void> | null = null
  #wake: () => void = () => {}

  constructor(
    private readonly pool: pg.Pool,
    private readonly log: Log,
  ) {}

  /** Returns once `stopped` is aborted; with the last subscriber, the connection ends first. */
  async subscribe(channel: string, stopped: AbortSignal, notified: NotificationHandler): Promise<void> {
    const subscriber = { channel, notified, isListening: false }
    this.#subscribers.add(subscriber)
    this.#running ??= this.#run()
    this.#wake()
    if (!stopped.aborted) await new Promise((resolve) => stopped.addEventListener('abort', resolve, { once: true }))
    this.#subscribers.delete(subscriber)
    this.#wake()
    if (this.#subscribers.size === 0) await this.#running
  }

  async #run(): Promise<void> {
    while (this.#subscribers.size > 0) {
      try {
        await this.#listen()
      } catch (error) {
        this.log.warn({ err: error }, 'not listening; trying again')
        const woken = new AbortController()
        this.#wake = () => this.#subscribers.size === 0 && woken.abort()
        await delay(1000, undefined, { signal: woken.signal }).catch(() => {})
      }
    }
    // Synchronously: the next subscriber starts a new run.
    this.#running = null
  }

  /** Listens on one connection until no subscriber is left; throws when it is lost. */
  async #listen(): Promise<void> {
    const client = await this.pool.connect()
    for (const subscriber of this.#subscribers) subscriber.isListening = false
    let failure: Error | null = null
    const onLost = (error = new Error('The connection has ended.')): void => {
      failure = error
      this.#wake()
    }
    try {
      client.on('error', onLost).on('end', onLost)
      client.on('notification', ({ channel, payload }) => {
        for (const subscriber of this.#subscribers)
          if (subscriber.channel === channel) subscriber.notified(payload ?? '')
      })
      while (this.#subscribers.size > 0) {
        if (failure) throw failure
        const woken = new Promise<void>((resolve) => (this.#wake = resolve))
        const fresh = [...this.#subscribers].filter(({ isListening }) => !isListening)
        if (fresh.length === 0) await woken
        else await this.#begin(client, fresh)
      }
    } finally {
      client.release(true)
    }
  }

  async #begin(client: pg.PoolClient, subscribers: readonly Subscriber[]): Promise<void> {
    for (const channel of new Set(subscribers.map((subscriber) => subscriber.channel)))
      await client.query(`listen ${channel}`)
    for (const subscriber of subscribers) {
      subscriber.isListening = true
      subscriber.notified(null)
    }
  }
}
