import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stepsOf } from './blob-key'
import type { Blobs } from './blobs'

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** Blobs as files under a folder. A write is on disk when it returns: the file and its name are both synced. */
export function fileBlobs(folder: string): Blobs {
  const pathOf = (key: string): string => join(folder, ...stepsOf(key))
  return {
    put: async (key, bytes) => await store(pathOf(key), [bytes]),
    write: async (key, pieces) => await store(pathOf(key), pieces),
    read: async (key) => {
      const path = pathOf(key)
      return (await stat(path).catch(nullWhenMissing)) && piecesOf(path)
    },
    get: async (key) => await readFile(pathOf(key)).catch(nullWhenMissing),
    delete: async (key) => await rm(pathOf(key), { force: true }),
  }
}

async function* piecesOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(path)) yield Buffer.from(piece)
}

/** All of it, or nothing: it gets its name when it is whole. */
async function store(path: string, pieces: Pieces): Promise<void> {
  await makeFolder(dirname(path))
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    await writeSynced(temporary, pieces)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** A new folder is a name in the folder above it, which is synced as well. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

async function writeSynced(path: string, pieces: Pieces): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const piece of pieces) await file.writeFile(piece)
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
