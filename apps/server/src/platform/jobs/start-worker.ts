import type pg from 'pg'
import { listen } from '../database/listen'
import type { Services } from '../services'
import { type JobHandler } from './handle'
import { jobsChannel } from './job'
import { Notifier } from './notifier'
import { leaseNext } from './run-next'

export type Worker = {
  /** Stops leasing jobs, and waits for those in progress. */
  stop(): Promise<void>
}

/** A worker that reports when it is idle. */
export type JobWorker = Worker & {
  /** Waits until no job is running, at most this many milliseconds, or until `ended` is aborted. */
  idle(ms: number, signal: AbortSignal): Promise<void>
  /** Waits until all due jobs are done, at most this many milliseconds. */
  drained(ms: number): Promise<void>
}

type Settings = {
  readonly concurrency: number
  readonly pollMs?: number
  /** The worker whose jobs take precedence: others start while it is idle, or after `maxWaitMs`. */
  readonly givesWayTo?: Pick<JobWorker, 'idle'>
}

/** How long a job waits for jobs that take precedence, in milliseconds. */
const maxWaitMs = 1000

/** Runs jobs until stopped: woken by database notifications, and by a timer for jobs that fall due. */
export async function startWorker(
  services: Services,
  pool: pg.Pool,
  handled: readonly JobHandler[],
  { concurrency, pollMs = 1000, givesWayTo }: Settings,
): Promise<JobWorker> {
  const byKind = new Map(handled.map((job) => [job.kind, job]))
  const stopped = new AbortController()
  const notifier = new Notifier()
  const idleNotifier = new Notifier()
  const drainedNotifier = new Notifier()

  const running = new Set<Promise<void>>()
  let nothingDue = false
  const isDrained = (): boolean => nothingDue && running.size === 0
  const failed = (error: unknown): null => {
    services.log.error({ err: error }, 'no job could be claimed')
    return null
  }

  /** Claims one lease after another. If each idle slot claimed its own, a single job would wake them all. */
  const claim = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await givesWayTo?.idle(maxWaitMs, stopped.signal)
      const since = notifier.notifications
      const run = running.size < concurrency ? await leaseNext(services, byKind).catch(failed) : null
      nothingDue = run === null && running.size < concurrency
      if (isDrained()) drainedNotifier.notify()
      if (run) begin(run)
      else await notifier.wait(pollMs, since)
    }
    await Promise.all(running)
  }

  const begin = (run: () => Promise<void>): void => {
    const ended = run()
      .catch(failed)
      .then(() => {
        const wasFull = running.size === concurrency
        running.delete(ended)
        if (wasFull) notifier.notify()
        if (running.size === 0) idleNotifier.notify()
        if (isDrained()) drainedNotifier.notify()
      })
    running.add(ended)
  }

  // A notification carries the kind of its job, so that jobs of other workers wake no one here.
  const heard = (kind: string | null): void => {
    if (kind === null || byKind.has(kind)) notifier.notify()
  }
  const listening = listen(pool, services.log, jobsChannel, stopped.signal, heard)
  const claiming = claim()
  return {
    idle: async (ms, signal) => {
      const since = idleNotifier.notifications
      if (running.size > 0) await idleNotifier.wait(ms, since, signal)
    },
    drained: async (ms) => {
      const since = drainedNotifier.notifications
      if (!isDrained()) await drainedNotifier.wait(ms, since, stopped.signal)
    },
    stop: async () => {
      stopped.abort()
      notifier.notify()
      await Promise.all([claiming, listening])
    },
  }
}
