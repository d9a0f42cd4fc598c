import type pg from 'pg'
import { listen } from '../database/listen'
import type { Services } from '../services'
import { type Handled } from './handle'
import { jobsChannel } from './job'
import { Notifier } from './notifier'
import { leaseNext } from './run-next'

export type Worker = {
  /** Stops leasing jobs, and waits for those in progress. */
  stop(): Promise<void>
}

type Settings = { readonly concurrency: number; readonly pollMs?: number }

/** Runs jobs until stopped: woken by database notifications, and by a timer for jobs that fell due. */
export async function startWorker(
  services: Services,
  pool: pg.Pool,
  handled: readonly Handled[],
  { concurrency, pollMs = 1000 }: Settings,
): Promise<Worker> {
  const byKind = new Map(handled.map((one) => [one.kind, one]))
  const stopped = new AbortController()
  const notifier = new Notifier()

  const running = new Set<Promise<void>>()
  const failed = (error: unknown): null => {
    services.log.error({ err: error }, 'no job could be claimed')
    return null
  }

  /** Claims one lease after another: if each of the idle claimed for itself, a single job would wake them all. */
  const claim = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const noted = notifier.notifications
      const run = running.size < concurrency ? await leaseNext(services, byKind).catch(failed) : null
      if (run) begin(run)
      else await notifier.wait(pollMs, noted)
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
      })
    running.add(ended)
  }

  // A notification carries the kind of its job: other workers' jobs wake nobody here.
  const heard = (kind: string | null): void => {
    if (kind === null || byKind.has(kind)) notifier.notify()
  }
  const listening = listen(pool, services.log, jobsChannel, stopped.signal, heard)
  const claiming = claim()
  return {
    stop: async () => {
      stopped.abort()
      notifier.notify()
      await Promise.all([claiming, listening])
    },
  }
}
