import { setTimeout as wait } from 'node:timers/promises'
import { isRunning, readPostmaster } from './postmaster'

const pollMs = 20

/** PostgreSQL kills what does not follow a SIGQUIT after 5 s. */
const quitMs = 10_000

/**
 * Stops the database of a cluster: SIGINT ends sessions and writes everything down; where that takes longer than the
 * timeout, SIGQUIT ends it at once, and the next start recovers from the log of writes.
 */
export async function shutDown(cluster: string, pid: number, timeoutMs: number): Promise<void> {
  if (!(await isRunning(pid)) || !signal(pid, 'SIGINT')) return
  if ((await isGone(cluster, pid, timeoutMs)) || !signal(pid, 'SIGQUIT')) return
  if (await isGone(cluster, pid, quitMs)) return
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
}

/** Signals a process; false if it has ended in the meantime. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

/** An adopted database is nobody's child here, so its end is seen by its number and by the file it takes away last. */
async function isGone(cluster: string, pid: number, timeoutMs: number): Promise<boolean> {
  for (let waited = 0; waited < timeoutMs; waited += pollMs) {
    if (!(await isRunning(pid)) || (await readPostmaster(cluster))?.pid !== pid) return true
    await wait(pollMs)
  }
  return false
}
