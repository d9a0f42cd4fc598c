import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../database/transaction'
import { Notifier } from '../jobs/notifier'
import type { Services } from '../services'
import { hasPending } from './queue'
import type { Delivery, Destination, Outcome, Send, Sender, Settled } from './sender'
import * as store from './store'
import { tallyOf } from './tally'
import { Throttle } from './throttle'

/** How many attempts are under way at once; of a destination that fails, few: it may be slow to fail. */
const width = 32
const widthWhileFailing = 2
/** How many are taken at most for each that may be under way: they wait, are on their way, or are stored afterwards. */
const queuedPerSlot = 8
/** How long a destination with nothing to do is kept, because more often comes soon. */
const lingerMs = 1000

type Taken = { readonly delivery: Delivery; readonly send: Send }

/**
 * Sends to one destination for as long as there is something to send: takes what is due, keeps several attempts under
 * way, and stores how they went, many in one transaction. A slow destination delays no other.
 */
export class DestinationWorker {
  readonly #notifier = new Notifier()
  readonly #attemptNotifier = new Notifier()
  readonly #throttle = new Throttle()
  readonly #waiting: Taken[] = []
  readonly #underWay = new Set<string>()
  readonly #scope: { readonly team: string; readonly person: null }
  #attempts: store.AttemptRecord[] = []
  #sending = 0
  #width = width
  #perSecond: number | null = null
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

  /** Something may have come for it. */
  wake(): void {
    this.#notifier.notify()
  }

  /** Takes nothing more, and lets what is under way end. */
  stop(): void {
    this.#stopped = true
    this.wake()
  }

  /** Ends at once. What is under way is not noted, and will be sent again. */
  abandon(): void {
    this.#abandoned = true
    this.stop()
  }

  /** Works until there is nothing more to do, or it is stopped; then gives the destination back. */
  async run(): Promise<void> {
    const storing = this.#storeContinuously()
    while (!this.#abandoned) {
      const noted = this.#notifier.notifications
      await this.#take()
      this.#pump()
      const isBusy = this.#underWay.size > 0
      if (this.#stopped && !isBusy) break
      await this.#notifier.wait(lingerMs, noted)
      if (!isBusy && noted === this.#notifier.notifications) break
    }
    this.#ended = true
    this.#attemptNotifier.notify()
    await storing
    if (this.#timer) clearTimeout(this.#timer)
    if (!this.#abandoned) await this.#letGo()
  }

  /** Stores attempts as they end, in parallel with the taking, so that neither waits for the other's transaction. */
  async #storeContinuously(): Promise<void> {
    while (!this.#ended) {
      const noted = this.#attemptNotifier.notifications
      await this.#store()
      await this.#attemptNotifier.wait(lingerMs, noted)
    }
  }

  /** Takes what is due, where there is capacity. */
  async #take(): Promise<void> {
    if (this.#stopped || this.#free < this.#capacity / 4) return
    const taken = (await this.#trying(async (tx) => await this.#due(tx))) ?? []
    for (const { delivery } of taken) this.#underWay.add(delivery.id)
    this.#waiting.push(...taken)
  }

  /** As few as make sense: what was taken is sent as the destination was then. */
  get #capacity(): number {
    return Math.min(queuedPerSlot * this.#width, 2 * (this.#perSecond ?? Number.POSITIVE_INFINITY))
  }

  get #free(): number {
    return this.#capacity - this.#underWay.size
  }

  async #due(tx: Tx): Promise<readonly Taken[]> {
    const destination = await store.findLeased(tx, this.leased.id, this.workerId)
    const send = destination ? await this.sender.open(this.services, tx, destination) : null
    if (!destination || !send) return []
    this.#suit(destination)
    if (this.#free <= 0) return []
    const due = await store.findDue(tx, destination.id, [...this.#underWay], this.#free)
    return due.map((delivery) => ({ delivery, send }))
  }

  #suit(destination: Destination): void {
    this.#width = destination.failing_since === null ? width : widthWhileFailing
    this.#perSecond = destination.per_second
  }

  /** Begins as many attempts as may be under way. */
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
    if (this.#stopped) for (const { delivery } of this.#waiting.splice(0)) this.#underWay.delete(delivery.id)
  }

  #pumpIn(pause: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#pump()
    }, Math.ceil(pause))
  }

  async #attempt({ delivery, send }: Taken): Promise<void> {
    const { clock } = this.services
    const created = clock.now().toISOString()
    const began = clock.elapsed()
    const outcome = await send(delivery).catch((error: unknown) => this.#broken(error))
    this.#sending -= 1
    const wait =
      outcome.ok || outcome.gone
        ? null
        : this.sender.retryAfter({ tries: delivery.tries, retryAfterSeconds: outcome.retryAfterSeconds }, chance())
    this.#attempts.push({ delivery, outcome, wait, durationMs: clock.elapsed() - began, created })
    // What was taken for it already is not sent into the pause that it asked for, nor to one that is gone.
    if (outcome.gone || (outcome.retryAfterSeconds ?? 0) > 0) this.stop()
    this.#pump()
    this.#attemptNotifier.notify()
  }

  /** A sender that throws instead of answering is at fault itself; its delivery is tried again like others. */
  #broken(error: unknown): Outcome {
    this.services.log.error({ err: error, destination: this.leased }, 'a sender failed')
    const failed = { ok: false, gone: false, retryAfterSeconds: null, response: null }
    return { ...failed, error: 'It could not be sent. The log says why.', url: '', requestHeaders: {} }
  }

  /** Stores all attempts since the last time. They stay in memory while the database is unavailable. */
  async #store(): Promise<void> {
    const attempts = this.#attempts
    if (attempts.length === 0) return
    this.#attempts = []
    const stored = await this.#trying(async (tx) => await this.#settle(tx, attempts))
    if (stored === null) this.#attempts = [...attempts, ...this.#attempts]
    else for (const { delivery } of attempts) this.#underWay.delete(delivery.id)
    this.wake()
  }

  async #settle(tx: Tx, attempts: readonly store.AttemptRecord[]): Promise<true> {
    const isThere = await store.lockDestination(tx, this.leased.id)
    const { ended, all } = isThere ? await store.storeAttempts(tx, attempts) : { ended: new Set(), all: false }
    // Somebody deleted or ended them meanwhile, and with them maybe what was taken here and still waits.
    if (!all) this.stop()
    if (!isThere) return true
    const noted = await store.noteHealth(tx, this.leased.id, tallyOf(attempts))
    if (!noted) return true
    const { is_first_success: isFirstSuccess, ...destination } = noted
    this.#suit(destination)
    const attempted = attempts.map(({ delivery, outcome }) => ({
      delivery,
      outcome,
      ended: ended.has(delivery.id),
    }))
    await this.#tellSender(tx, { destination, attempted, isFirstSuccess })
    return true
  }

  /** A sender that fails here must not roll back the attempts: they would be repeated for ever. */
  async #tellSender(tx: Tx, news: Settled): Promise<void> {
    await sql`savepoint sender`.execute(tx.db)
    try {
      await this.sender.settled?.(this.services, tx, news)
    } catch (error) {
      await sql`rollback to savepoint sender`.execute(tx.db)
      this.services.log.error({ err: error, destination: this.leased }, 'a sender could not make use of attempts')
    }
  }

  /** Gives the destination back, and tells its sender where that was the last of it. */
  async #letGo(): Promise<void> {
    await this.#trying(async (tx) => {
      const destination = await store.findLeased(tx, this.leased.id, this.workerId)
      if (destination && !destination.live && !(await hasPending(tx, destination.id)))
        await this.sender.drained?.(this.services, tx, destination)
      await store.releaseDestination(tx, this.leased.id, this.workerId)
      return true
    })
  }

  /** Does it in a transaction of the team; answers null, after a rest, where the database did not. */
  async #trying<T>(work: (tx: Tx) => Promise<T>): Promise<T | null> {
    try {
      return await inTransaction(this.services.db, this.#scope, work)
    } catch (error) {
      this.services.log.error({ err: error, destination: this.leased }, 'deliveries could not be taken or stored')
      await delay(lingerMs)
      return null
    }
  }
}

const chance = (): number => randomInt(2 ** 32) / 2 ** 32
