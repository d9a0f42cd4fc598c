import { readdir, readFile, readlink } from 'node:fs/promises'
import { hasCode } from './errno'

/**
 * Ends the processes of a cluster whose postmaster was killed. Each ends by itself, but one in the middle of a long
 * query only after it, and until then the cluster does not start. Found by their working directory, which is the
 * cluster; where the system does not tell (only Linux does), none are found.
 */
export async function endOrphans(cluster: string): Promise<void> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  await Promise.all(
    processes.map(async (pid) => {
      const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
      if (folder !== cluster) return
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (command.startsWith('postgres: ')) quit(Number(pid))
    }),
  )
}

/** SIGQUIT ends a backend at once and undoes its transaction, even in the middle of a query. */
function quit(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}
