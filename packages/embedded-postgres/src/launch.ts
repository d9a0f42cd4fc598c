import { spawn } from 'node:child_process'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clusterPath } from './cluster'
import type { DataFolder } from './data-folder'
import { endOrphans } from './orphans'
import { isDatabaseOf, isRunning, type Postmaster, readPostmaster } from './postmaster'
import { probe } from './probe'
import { makeSocketFolder, port } from './socket-folder'
import { spawnOptions } from './spawn-options'

const retryMs = 100

export type Launch = {
  readonly bin: string
  readonly folder: DataFolder
  /** Server settings in addition to the launcher's own. */
  readonly settings: Readonly<Record<string, string>>
  /** How long a process named in a leftover `postmaster.pid` may stay silent before the file is considered stale. */
  readonly timeoutMs: number
}

/**
 * Brings the database up. After a kill -9 of Sextant, the old database may still be running; it is then adopted. After
 * a kill -9 of the database, its `postmaster.pid` remains, and its last processes are ended before starting is retried.
 * A zombie, or a process that reused the PID, never responds; the file is then removed. Returns the running database.
 */
export async function launch(options: Launch): Promise<Postmaster & { readonly adopted: boolean }> {
  const cluster = clusterPath(options.folder)
  let socketFolder: string | undefined
  for (let silentMs = 0; silentMs < options.timeoutMs; silentMs += retryMs) {
    const holder = await readPostmaster(cluster)
    if (holder && (await isRunning(holder.pid))) {
      if (await comesUp(holder, cluster)) return { ...holder, adopted: true }
    } else {
      socketFolder ??= await makeSocketFolder(options.folder)
      const started = await tryStart(options, cluster, socketFolder)
      if (started) return { ...started, adopted: false }
    }
    await wait(retryMs)
  }
  await removeStale(cluster)
  socketFolder ??= await makeSocketFolder(options.folder)
  const started = await tryStart(options, cluster, socketFolder)
  if (!started) throw new Error(`PostgreSQL does not start: ${await endOfLog(options.folder)}`)
  return { ...started, adopted: false }
}

/** Waits while a database is starting or recovering; false if nothing responds. */
async function comesUp({ socketFolder }: Postmaster, cluster: string): Promise<boolean> {
  for (;;) {
    const answer = await probe(socketFolder, cluster)
    if (answer !== 'starting') return answer === 'ready'
    await wait(retryMs)
  }
}

async function removeStale(cluster: string): Promise<void> {
  const holder = await readPostmaster(cluster)
  if (!holder) return
  if ((await isRunning(holder.pid)) && (await isDatabaseOf(cluster, holder.pid)) === true) {
    throw new Error(
      `A PostgreSQL of this data folder runs as process ${holder.pid} but does not answer. ` +
        `Stop it (kill -INT ${holder.pid}) and start again.`,
    )
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * Starts the database and waits until it responds. Null if another one holds the folder, permanently or for a moment.
 */
async function tryStart(options: Launch, cluster: string, socketFolder: string): Promise<Postmaster | null> {
  const child = await spawnDatabase(options, cluster, socketFolder)
  while (child.exitCode === null && child.signalCode === null) {
    const holder = await readPostmaster(cluster)
    // The file names the process shortly before the socket, and may have been read in between.
    if (child.pid && holder?.pid === child.pid && (await probe(socketFolder, cluster)) === 'ready')
      return { pid: child.pid, socketFolder }
    await wait(10)
  }
  const reason = await endOfLog(options.folder, child.pid)
  if (/shared memory block .* still in use/.test(reason)) await endOrphans(cluster)
  else if (!/lock file .* (already exists|is empty)/.test(reason))
    throw new Error(`PostgreSQL does not start: ${reason}`)
  return null
}

/**
 * Detached, so that Ctrl-C reaches only this process and open work can be drained; logs to a file, which outlives this
 * process.
 */
async function spawnDatabase({ bin, folder, settings }: Launch, cluster: string, socketFolder: string) {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(port),
    ...settings,
  }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = await open(logPath(folder), 'a', 0o600)
  try {
    const child = spawn(join(bin, 'postgres'), ['-D', cluster, ...args], {
      ...spawnOptions(folder),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

const logPath = ({ path }: DataFolder): string => join(path, 'postgres.log')

/** The last lines of the log, of one process: those of an earlier database may still be writing theirs. */
async function endOfLog(folder: DataFolder, pid?: number): Promise<string> {
  const all = (await readFile(logPath(folder), 'utf8')).trimEnd().split('\n')
  const lines = pid === undefined ? all : all.filter((line) => line.includes(`[${pid}]`))
  return `${lines.slice(-4).join('\n')}\n(${logPath(folder)})`
}
