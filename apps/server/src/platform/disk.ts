import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Below this the database cannot be relied on to write: PostgreSQL takes its log in files of 16 MB. In bytes. */
export const leastFree = 64 * 1024 * 1024

/**
 * Bytes that are free to this process on the disk of a folder, or of the folder that it would be made in. Null where
 * the system does not say.
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

/** Whether the disk of a folder is full, or as good as. */
export async function isFull(folder: string): Promise<boolean> {
  const free = await freeBytes(folder)
  return free !== null && free < leastFree
}
