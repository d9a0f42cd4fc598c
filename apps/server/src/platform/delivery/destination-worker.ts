import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../database/transaction'
import { Notifier } from '../jobs/notifier'
import type { Services } from '../services'
import { summaryOf } from './attempt-summary'
import { hasPending } from './queue'
import type { Delivery, Destination, FinishedAttempts, Outcome, Send, Sender } from './sender'
import * as store from './store'
import { Throttle } from './throttle'

/** The number of parallel attempts; only a few for a failing destination, which may be slow to fail. */
const width = 32
const widthWhileFailing = 2
/** The maximum number of deliveries held per parallel attempt: waiting, being sent, or yet to be stored. */
const queuedPerSlot = 8
/** How long an idle worker waits before it is released, since more events often follow soon. */
const lingerMs = 1000

type FetchedDelivery = { readonly delivery: Delivery; readonly send: Send }

/**
 * Sends to one destination as long as there is something to send: fetches due deliveries, keeps several attempts in
 * progress, and stores their outcomes in batches. A slow destination delays no other.
 */
export class DestinationWorker {
  readonly #notifier = new Notifier()
  readonly #attemptNotifier = new Notifier()
  readonly #throttle = new Throttle()
  readonly #waiting: FetchedDelivery[] = []
  readonly #inProgress = new Set<string>()
  readonly #scope: { readonly team: string; readonly person: null }
  #attempts: store.AttemptRecord[] = []
  #sending = 0
  #width = width
  #perSecond: number | null = null
  /** Whether more deliveries may be due than were fetched. */
  #isMore = false
  #stopped = false
  #ended = false
  #abandoned = false
  #timer: NodeJS.Timeout | null = null

  constructor(
    private readonly services: Services,
    private readonly sender: Sender,
    private readonly leased: store.LeasedDestination,
    private readonly workerId: string,
  ) {
    this.#scope = { team: leased.team_id, person: null }
  }

  wake(): void {
    this.#notifier.notify()
  }

  /** Stops fetching; attempts in progress finish. */
  stop(): void {
    this.#stopped = true
    this.wake()
  }

  /** Aborts immediately. Attempts in progress are not recorded and will be repeated. */
  abandon(): void {
    this.#abandoned = true
    this.stop()
  }

  /** Works until nothing is left or it is stopped, then releases the destination. */
  async run(): Promise<void> {
    const storing = this.#storeContinuously()
    while (!this.#abandoned) {
      const since = this.#notifier.notifications
      await this.#take()
      this.#pump()
      const isBusy = this.#inProgress.size > 0
      if (this.#stopped && !isBusy) break
      await this.#notifier.wait(lingerMs, since)
      if (!isBusy && since === this.#notifier.notifications) break
    }
    this.#ended = true
    this.#attemptNotifier.notify()
    await storing
    if (this.#timer) clearTimeout(this.#timer)
    if (!this.#abandoned) await this.#letGo()
  }

  /** Stores attempts as they finish, in parallel with fetching, so that neither waits for the other's transaction. */
  async #storeContinuously(): Promise<void> {
    while (!this.#ended) {
      const since = this.#attemptNotifier.notifications
      await this.#store()
      await this.#attemptNotifier.wait(lingerMs, since)
    }
  }

  /** Fetches due deliveries while there is capacity. */
  async #take(): Promise<void> {
    if (this.#stopped) return
    this.#isMore = this.#free < this.#capacity / 4
    if (this.#isMore) return
    const due = await this.#trying(async (tx) => await this.#due(tx))
    const fetched = due ? await due() : []
    for (const { delivery } of fetched) this.#inProgress.add(delivery.id)
    this.#waiting.push(...fetched)
  }

  /**
   * Fetches no more than can be used soon, since deliveries are sent with the destination's settings at the time of
   * fetching.
   */
  get #capacity(): number {
    return Math.min(queuedPerSlot * this.#width, 2 * (this.#perSecond ?? Number.POSITIVE_INFINITY))
  }

  get #free(): number {
    return this.#capacity - this.#inProgress.size
  }

  async #due(tx: Tx): Promise<(() => Promise<readonly FetchedDelivery[]>) | null> {
    const destination = await store.findLeased(tx, this.leased.id, this.workerId)
    const send = destination ? await this.sender.open(this.services, tx, destination) : null
    if (!destination || !send) return null
    this.#suit(destination)
    const free = this.#free
    this.#isMore = free <= 0
    if (this.#isMore) return null
    const due = store.findDue(tx, destination.id, [...this.#inProgress], free)
    return async () => {
      const found = await due()
      this.#isMore = found.length === free
      return found.map((delivery) => ({ delivery, send }))
    }
  }

  #suit(destination: Destination): void {
    this.#width = destination.failing_since === null ? width : widthWhileFailing
    this.#perSecond = destination.per_second
  }

  /** Starts as many attempts as allowed. */
  #pump(): void {
    while (!this.#stopped && this.#sending < this.#width) {
      const [next] = this.#waiting
      if (!next) return
      const pause = this.#throttle.take(this.services.clock.elapsed(), this.#perSecond)
      if (pause > 0) return this.#pumpIn(pause)
      this.#waiting.shift()
      this.#sending += 1
      void this.#attempt(next)
    }
    if (this.#stopped) for (const { delivery } of this.#waiting.splice(0)) this.#inProgress.delete(delivery.id)
  }

  #pumpIn(pause: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#pump()
    }, Math.ceil(pause))
  }

  async #attempt({ delivery, send }: FetchedDelivery): Promise<void> {
    const { clock } = this.services
    const created = clock.now().toISOString()
    const began = clock.elapsed()
    const outcome = await send(delivery).catch((error: unknown) => this.#broken(error))
    this.#sending -= 1
    const wait = outcome.ok || outcome.gone ? null : this.sender.retryAfter({ ...delivery, ...outcome }, chance())
    this.#attempts.push({ delivery, outcome, wait, durationMs: clock.elapsed() - began, created })
    // Deliveries already fetched are not sent during a pause that the destination requested, or once it is gone.
    if (outcome.gone || (outcome.retryAfterSeconds ?? 0) > 0) this.stop()
    this.#pump()
    this.#attemptNotifier.notify()
  }

  /** A sender that throws instead of returning is buggy. Its delivery is retried like any other. */
  #broken(error: unknown): Outcome {
    this.services.log.error({ err: error, destination: this.leased }, 'a sender failed')
    const failed = { ok: false, gone: false, retryAfterSeconds: null, response: null }
    return { ...failed, error: 'It could not be sent. The log says why.', url: '', requestHeaders: {} }
  }

  /** Stores all new attempts. They stay in memory while the database is unavailable. */
  async #store(): Promise<void> {
    const attempts = this.#attempts
    if (attempts.length === 0) return
    this.#attempts = []
    const stored = await this.#trying(async (tx) => await this.#storeAttempts(tx, attempts))
    if (stored === null) this.#attempts = [...attempts, ...this.#attempts]
    else for (const { delivery } of attempts) this.#inProgress.delete(delivery.id)
    // Anything else that becomes due triggers a notification, or is found by the timer.
    if (this.#isMore || this.#stopped) this.wake()
  }

  async #storeAttempts(tx: Tx, attempts: readonly store.AttemptRecord[]): Promise<true> {
    const stored = store.storeAttempts(tx, this.leased.id, attempts)
    const health = store.recordHealth(tx, this.leased.id, summaryOf(attempts))
    await sql`savepoint sender`.execute(tx.db)
    const { ended, all } = await stored()
    // Deliveries were deleted or ended meanwhile, possibly including fetched ones.
    if (!all) this.stop()
    const [recorded] = await health()
    if (!recorded) return true
    const { is_first_success: isFirstSuccess, ...destination } = recorded
    this.#suit(destination)
    const finished = attempts.map(({ delivery, outcome }) => ({ delivery, outcome, ended: ended.has(delivery.id) }))
    await this.#tellSender(tx, { destination, attempts: finished, isFirstSuccess })
    return true
  }

  /** In a savepoint, because a failing listener must not roll back the attempts: they would be repeated forever. */
  async #tellSender(tx: Tx, finished: FinishedAttempts): Promise<void> {
    try {
      await this.sender.onAttempts?.(this.services, tx, finished)
      await tx.flush()
    } catch (error) {
      await tx.rollbackTo('sender')
      this.services.log.error({ err: error, destination: this.leased }, 'a sender could not make use of attempts')
    }
  }

  /** Releases the destination, and notifies its sender if nothing is left to send. */
  async #letGo(): Promise<void> {
    await this.#trying(async (tx) => {
      const destination = await store.findLeased(tx, this.leased.id, this.workerId)
      if (destination && !destination.live && !(await hasPending(tx, destination.id)))
        await this.sender.onDrained?.(this.services, tx, destination)
      await store.releaseDestination(tx, this.leased.id, this.workerId)
      return true
    })
  }

  /** Runs work in a transaction of the team. If the database fails, waits a while and returns null. */
  async #trying<T>(work: (tx: Tx) => Promise<T>): Promise<T | null> {
    try {
      return await inTransaction(this.services.prepared, this.#scope, work)
    } catch (error) {
      this.services.log.error({ err: error, destination: this.leased }, 'deliveries could not be taken or stored')
      await delay(lingerMs)
      return null
    }
  }
}

const chance = (): number => randomInt(2 ** 32) / 2 ** 32
