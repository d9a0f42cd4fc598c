import { freeBytes, minFreeBytes } from '../platform/disk'

/** The data folder's disk is full. The message says so, and what to do. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/** Throws `DiskFull` if the data folder's disk has too little space to start a database. */
export async function requireDiskSpace(dataDir: string, free: typeof freeBytes = freeBytes): Promise<void> {
  const bytes = await free(dataDir)
  if (bytes === null || bytes >= minFreeBytes) return
  throw new DiskFull(
    `The disk of the data folder ${dataDir} is full: ${megabytes(bytes)} MB are free, and ${megabytes(minFreeBytes)} MB are needed. ` +
      'Make room on it, or choose a folder on another disk with DATA_DIR, and start again. Nothing is lost.',
  )
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2)

/** Replaces an error that was caused by a full disk. */
export const whereFull =
  (dataDir: string, free: typeof freeBytes = freeBytes) =>
  async (error: unknown): Promise<never> => {
    await requireDiskSpace(dataDir, free)
    throw error
  }
