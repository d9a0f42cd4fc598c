import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * The free space below which the database cannot write reliably, in bytes: PostgreSQL allocates WAL in files of 16 MB.
 */
export const minFreeBytes = 64 * 1024 * 1024

/**
 * Bytes available to this process on a folder's disk, even if the folder does not exist yet. Null if the system does
 * not report it.
 */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isMissing && dirname(folder) !== folder ? await freeBytes(dirname(folder)) : null
  }
}

/** Whether the disk of a folder is practically full. */
export async function isFull(folder: string): Promise<boolean> {
  const free = await freeBytes(folder)
  return free !== null && free < minFreeBytes
}
