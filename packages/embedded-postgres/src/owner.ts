import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataFolder } from './data-folder'
import { unlessMissing } from './errno'
import { isRunning } from './postmaster'

const ownerPath = ({ path }: DataFolder): string => join(path, 'owner.pid')

/**
 * Makes this process the owner, which stops the database when it exits, unless a running process already is. A second
 * Sextant on the same data folder adopts the database; if it also stopped it, the first one would lose it.
 */
export async function becomeOwner(folder: DataFolder, adopted: boolean): Promise<boolean> {
  const owner = Number((await unlessMissing(readFile(ownerPath(folder), 'utf8'))) ?? 0)
  if (adopted && owner !== process.pid && (await isRunning(owner))) return false
  await writeFile(ownerPath(folder), String(process.pid))
  return true
}

export async function endOwnership(folder: DataFolder): Promise<void> {
  await rm(ownerPath(folder), { force: true })
}
