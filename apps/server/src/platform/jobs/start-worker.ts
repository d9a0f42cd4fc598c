import type pg from 'pg'
import { listen } from '../database/listen'
import type { Services } from '../services'
import { type Handled } from './handle'
import { jobsChannel } from './job'
import { Notifier } from './notifier'
import { runNext } from './run-next'

export type Worker = {
  /** Stops claiming, and waits until what is under way is done. */
  stop(): Promise<void>
}

type Settings = { readonly concurrency: number; readonly pollMs?: number }

/** Runs jobs until stopped: woken by the database's notifications, and by the clock for what fell due meanwhile. */
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

  // A notification names the kind of its job: what is others' work wakes nobody here.
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
