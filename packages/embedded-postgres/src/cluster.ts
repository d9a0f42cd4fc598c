import { execFile } from 'node:child_process'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { major } from './binaries'
import type { DataFolder } from './data-folder'
import { unlessMissing } from './errno'
import { spawnOptions } from './spawn-options'

/** The superuser that a new cluster is made with. */
export const superuser = 'sextant'

export const clusterPath = (folder: DataFolder): string => join(folder.path, 'cluster')

/**
 * Makes the database cluster if there is none. It is made beside its place and renamed, so a start that was killed half
 * way leaves nothing behind. Sorting is the built-in C.UTF-8, the same with every libc and ICU; checksums and fsync
 * stay on. Throws where a cluster of another major version stands there (`PG_VERSION` is its own record of that).
 */
export async function ensureCluster(bin: string, folder: DataFolder): Promise<void> {
  const cluster = clusterPath(folder)
  const version = await unlessMissing(readFile(join(cluster, 'PG_VERSION'), 'utf8'))
  if (version === null) return await makeCluster(bin, folder, cluster)
  if (Number(version) !== major) {
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}, and this Sextant runs PostgreSQL ${major}. ` +
        `Move the data over with the Sextant version that made it, or set another DATA_DIR.`,
    )
  }
}

async function makeCluster(bin: string, folder: DataFolder, cluster: string): Promise<void> {
  const staging = `${cluster}.new`
  await rm(staging, { recursive: true, force: true })
  const args = [
    ['--pgdata', staging, '--username', superuser, '--auth', 'trust', '--encoding', 'UTF8'],
    ['--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--data-checksums'],
  ]
  await promisify(execFile)(join(bin, 'initdb'), args.flat(), spawnOptions(folder))
  await rename(staging, cluster)
}
