import { execFile } from 'node:child_process'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { major } from './binaries'
import type { DataFolder } from './data-folder'
import { unlessMissing } from './errno'
import { spawnOptions } from './spawn-options'

/** The superuser of a new cluster. */
export const superuser = 'sextant'

export const clusterPath = (folder: DataFolder): string => join(folder.path, 'cluster')

/**
 * Creates the database cluster if there is none. It is created next to its final location and renamed, so a start
 * killed halfway leaves nothing behind. The collation is the built-in C.UTF-8, the same with every libc and ICU;
 * checksums and fsync stay on. Throws if there is a cluster of another major version (recorded in `PG_VERSION`).
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
