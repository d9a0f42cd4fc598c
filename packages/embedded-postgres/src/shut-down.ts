import { setTimeout as wait } from 'node:timers/promises'
import { isRunning, readPostmaster } from './postmaster'

const pollMs = 20

/** PostgreSQL kills processes that do not exit within 5 s of a SIGQUIT. */
const quitMs = 10_000

/**
 * Stops a cluster's database. SIGINT ends sessions and writes everything to disk. If that exceeds the timeout, SIGQUIT
 * stops it immediately, and the next start recovers from the WAL.
 */
export async function shutDown(cluster: string, pid: number, timeoutMs: number): Promise<void> {
  if (!(await isRunning(pid)) || !signal(pid, 'SIGINT')) return
  if ((await isGone(cluster, pid, timeoutMs)) || !signal(pid, 'SIGQUIT')) return
  if (await isGone(cluster, pid, quitMs)) return
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`)
}

/** Signals a process; false if it has already ended. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

/**
 * An adopted database is not our child process, so its exit is detected by its PID and by the file that it removes
 * last.
 */
async function isGone(cluster: string, pid: number, timeoutMs: number): Promise<boolean> {
  for (let waited = 0; waited < timeoutMs; waited += pollMs) {
    if (!(await isRunning(pid)) || (await readPostmaster(cluster))?.pid !== pid) return true
    await wait(pollMs)
  }
  return false
}
