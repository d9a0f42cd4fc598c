import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stepsOf } from './blob-key'
import type { Blobs } from './blobs'

/** Blobs as files under a folder. A write is on disk when it returns: the file and its name are both synced. */
export function fileBlobs(folder: string): Blobs {
  const pathOf = (key: string): string => join(folder, ...stepsOf(key))
  return {
    put: async (key, bytes) => {
      const path = pathOf(key)
      await makeFolder(dirname(path))
      const temporary = `${path}.${randomUUID()}.tmp`
      await writeSynced(temporary, bytes)
      await rename(temporary, path)
      await syncFolder(dirname(path))
    },
    get: async (key) => await readFile(pathOf(key)).catch(nullWhenMissing),
    delete: async (key) => await rm(pathOf(key), { force: true }),
  }
}

/** A new folder is a name in the folder above it, which is synced as well. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
