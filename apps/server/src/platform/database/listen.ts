import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log'

type Hear = (payload: string | null) => void

const listeners = new WeakMap<pg.Pool, Listener>()

/**
 * Listens to a channel until stopped. `heard` receives the payload of each notification, and null whenever listening
 * (re)starts: earlier notifications may have been missed. All channels of a pool share one connection, because
 * PostgreSQL wakes every listening connection for every notification.
 */
export async function listen(
  pool: pg.Pool,
  log: Log,
  channel: string,
  stopped: AbortSignal,
  heard: Hear,
): Promise<void> {
  const listener = listeners.get(pool) ?? new Listener(pool, log)
  listeners.set(pool, listener)
  await listener.hear(channel, stopped, heard)
}

/** Whoever hears a channel; `isListening` once its channel is listened to on the present connection. */
type Hearer = { readonly channel: string; readonly heard: Hear; isListening: boolean }

/** A pool's connection that listens, while anybody hears. */
class Listener {
  readonly #hearers = new Set<Hearer>()
  #running: Promise<void> | null = null
  #wake: () => void = () => {}

  constructor(
    private readonly pool: pg.Pool,
    private readonly log: Log,
  ) {}

  /** Returns once `stopped` is aborted; with the last hearer, the connection ends first. */
  async hear(channel: string, stopped: AbortSignal, heard: Hear): Promise<void> {
    const hearer = { channel, heard, isListening: false }
    this.#hearers.add(hearer)
    this.#running ??= this.#run()
    this.#wake()
    if (!stopped.aborted) await new Promise((resolve) => stopped.addEventListener('abort', resolve, { once: true }))
    this.#hearers.delete(hearer)
    this.#wake()
    if (this.#hearers.size === 0) await this.#running
  }

  async #run(): Promise<void> {
    while (this.#hearers.size > 0) {
      try {
        await this.#listen()
      } catch (error) {
        this.log.warn({ err: error }, 'not listening; trying again')
        const woken = new AbortController()
        this.#wake = () => this.#hearers.size === 0 && woken.abort()
        await delay(1000, undefined, { signal: woken.signal }).catch(() => {})
      }
    }
    // At once: whoever comes next begins anew.
    this.#running = null
  }

  /** Listens on one connection until nobody hears any more; throws when it is lost. */
  async #listen(): Promise<void> {
    const client = await this.pool.connect()
    for (const hearer of this.#hearers) hearer.isListening = false
    let lost: Error | null = null
    const lose = (error = new Error('The connection has ended.')): void => {
      lost = error
      this.#wake()
    }
    try {
      client.on('error', lose).on('end', lose)
      client.on('notification', ({ channel, payload }) => {
        for (const hearer of this.#hearers) if (hearer.channel === channel) hearer.heard(payload ?? '')
      })
      while (this.#hearers.size > 0) {
        if (lost) throw lost
        const woken = new Promise<void>((resolve) => (this.#wake = resolve))
        const fresh = [...this.#hearers].filter(({ isListening }) => !isListening)
        if (fresh.length === 0) await woken
        else await this.#begin(client, fresh)
      }
    } finally {
      client.release(true)
    }
  }

  async #begin(client: pg.PoolClient, hearers: readonly Hearer[]): Promise<void> {
    for (const channel of new Set(hearers.map((hearer) => hearer.channel))) await client.query(`listen ${channel}`)
    for (const hearer of hearers) {
      hearer.isListening = true
      hearer.heard(null)
    }
  }
}
