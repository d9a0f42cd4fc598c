import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { listen } from '../database/listen'
import { Notifier } from '../jobs/notifier'
import type { Worker } from '../jobs/start-worker'
import type { Services } from '../services'
import { DestinationWorker } from './destination-worker'
import { deliveriesChannel } from './queue'
import type { Sender } from './sender'
import { type LeasedDestination, leaseDestinations, renewLeases } from './store'

/** The maximum number of destinations per worker. */
const maxDestinations = 500
/** How often leases are renewed; they expire after three times this interval. */
const renewMs = 5000
/** How long attempts in progress may take to finish on shutdown. */
const timeoutMs = 5000

const keyOf = ({ team_id, id }: Omit<LeasedDestination, 'kind'>): string => `${team_id}/${id}`

/**
 * Delivers events until stopped. Woken by database notifications, and by a timer for deliveries that fall due. Each
 * destination has exactly one worker, so that a slow one delays no other and rate limits are exact.
 */
export async function startDeliverer(
  services: Services,
  pool: pg.Pool,
  senders: readonly Sender[],
  { pollMs = 1000 }: { readonly pollMs?: number } = {},
): Promise<Worker> {
  const workerId = randomUUID()
  const byKind = new Map(senders.map((sender) => [sender.kind, sender]))
  const workers = new Map<
    string,
    {
      readonly team: string
      readonly worker: DestinationWorker
      readonly done: Promise<void>
      isReopened: boolean
    }
  >()
  const stopped = new AbortController()
  const notifier = new Notifier()

  const failed =
    <T>(instead: T) =>
    (error: unknown): T => {
      services.log.error({ err: error }, 'no destination could be taken or kept')
      return instead
    }

  const open = (leased: LeasedDestination): void => {
    const sender = byKind.get(leased.kind)
    if (!sender || stopped.signal.aborted) return
    // Its lease has expired or is being released; a second worker would send the same deliveries again.
    const before = workers.get(keyOf(leased))
    if (before) {
      before.isReopened = true
      return
    }
    const worker = new DestinationWorker(services, sender, leased, workerId)
    const done = worker.run().finally(() => {
      const ended = workers.get(keyOf(leased))
      workers.delete(keyOf(leased))
      if (ended?.isReopened) open(leased)
      notifier.notify()
    })
    workers.set(keyOf(leased), { team: leased.team_id, worker, done, isReopened: false })
  }

  const deliver = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const since = notifier.notifications
      const free = maxDestinations - workers.size
      const leased = free > 0 ? await leaseDestinations(services.prepared, workerId, free).catch(failed([])) : []
      for (const one of leased) open(one)
      await notifier.wait(pollMs, since)
    }
  }

  const keep = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const running = [...workers]
      const renewed = await renewLeases(services.prepared, workerId).catch(failed(null))
      const keys = new Set(renewed?.map(keyOf))
      if (renewed) for (const [key, { worker }] of running) if (!keys.has(key)) worker.stop()
      // A lease belongs to this process even if the commit that granted it was never confirmed.
      for (const one of renewed ?? []) if (!workers.has(keyOf(one))) open(one)
      await delay(renewMs, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }

  const heard = (team: string | null): void => {
    notifier.notify()
    for (const one of workers.values()) if (team === null || one.team === team) one.worker.wake()
  }
  const running = [deliver(), keep(), listen(pool, services.log, deliveriesChannel, stopped.signal, heard)]
  return {
    stop: async () => {
      stopped.abort()
      notifier.notify()
      const open = [...workers.values()]
      for (const { worker } of open) worker.stop()
      const deadline = setTimeout(() => {
        for (const { worker } of open) worker.abandon()
      }, timeoutMs)
      await Promise.all([...running, ...open.map(({ done }) => done)])
      clearTimeout(deadline)
    },
  }
}
