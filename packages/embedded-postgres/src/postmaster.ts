import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, unlessMissing } from './errno'

/** What a running database records about itself: its process and its socket's folder. */
export type Postmaster = { readonly pid: number; readonly socketFolder: string }

/** Reads `postmaster.pid`: line 1 is the process, line 5 the socket's folder. Null if there is none. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await unlessMissing(readFile(join(cluster, 'postmaster.pid'), 'utf8'))
  if (text === null) return null
  const lines = text.split('\n')
  return { pid: Number(lines[0]), socketFolder: lines[4] ?? '' }
}

/** Whether a process is running; a zombie is not. */
export async function isRunning(pid: number): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false
  }
  const status = await unlessMissing(readFile(`/proc/${pid}/stat`, 'utf8')).catch(() => null)
  return status === null || !/\) Z /.test(status)
}

/** Whether a process is this cluster's database; null if the system does not tell (only Linux does). */
export async function isDatabaseOf(cluster: string, pid: number): Promise<boolean | null> {
  const command = await unlessMissing(readFile(`/proc/${pid}/cmdline`, 'utf8')).catch(() => null)
  return command === null ? null : command.split('\0').includes(cluster)
}
