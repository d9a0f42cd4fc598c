import type pg from 'pg'
import { listen } from '../database/listen'
import type { Services } from '../services'
import { type Handled } from './handle'
import { jobsChannel } from './job'
import { Notifier } from './notifier'
import { runNext } from './run-next'

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

  const loop = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const noted = notifier.notifications
      const worked = await runNext(services, byKind).catch((error: unknown) => {
        services.log.error({ err: error }, 'no job could be claimed')
        return false
      })
      if (!worked) await notifier.wait(pollMs, noted)
    }
  }

  // A notification carries the kind of its job: other workers' jobs wake nobody here.
  const heard = (kind: string | null): void => {
    if (kind === null || byKind.has(kind)) notifier.notify()
  }
  const listening = listen(pool, services.log, jobsChannel, stopped.signal, heard)
  const loops = Array.from({ length: concurrency }, loop)
  return {
    stop: async () => {
      stopped.abort()
      notifier.notify()
      await Promise.all([...loops, listening])
    },
  }
}
