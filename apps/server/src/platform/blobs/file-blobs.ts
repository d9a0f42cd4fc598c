import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '../clock'
import { stepsOf } from './blob-key'
import type { Blobs } from './blobs'

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** The longest time a write may take, in milliseconds. */
const staleAfter = 24 * 60 * 60 * 1000

/**
 * Blobs as files in a folder. A write is durable when it returns: both the file and its directory entry are synced.
 * Incomplete files are kept in a separate folder; those left by killed processes are removed before the next write.
 */
export function fileBlobs(folder: string, { now }: Clock): Blobs {
  const pathOf = (key: string): string => join(folder, ...stepsOf(key))
  const unfinished = join(folder, '.unfinished')
  const syncs = folderSyncs()
  let started: Promise<void> | null = null
  const store = async (key: string, chunks: Chunks): Promise<void> => {
    started ??= deleteStale(unfinished, now().getTime() - staleAfter)
    await started
    await storeWhole(pathOf(key), join(unfinished, randomUUID()), chunks)
    await syncs(dirname(pathOf(key)))
  }
  return {
    put: async (key, bytes) => await store(key, [bytes]),
    write: store,
    read: async (key) => {
      const path = pathOf(key)
      return (await stat(path).catch(nullWhenMissing)) && chunksOf(path)
    },
    get: async (key) => await readFile(pathOf(key)).catch(nullWhenMissing),
    delete: async (key) => await rm(pathOf(key), { force: true }),
  }
}

async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of createReadStream(path)) yield Buffer.from(chunk)
}

/** Atomic: the file is renamed into place once it is complete. Its folder still has to be synced. */
async function storeWhole(path: string, temporary: string, chunks: Chunks): Promise<void> {
  try {
    const file = await inFolder(temporary, async () => await open(temporary, 'wx', 0o600))
    await writeSynced(file, chunks)
    await inFolder(path, async () => await rename(temporary, path))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/**
 * Runs work that needs the folder of a path, creating the folder only if it is missing: most blobs go into existing
 * ones.
 */
async function inFolder<T>(path: string, work: () => Promise<T>): Promise<T> {
  const done = await work().then((result) => ({ result }), nullWhenMissing)
  if (done) return done.result
  await makeFolder(dirname(path))
  return await work()
}

/**
 * Syncs folders. A sync covers every file renamed into place before it started; files that arrive during a sync share
 * the next one.
 */
function folderSyncs(): (path: string) => Promise<void> {
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, Promise<void>>()
  const begin = async (path: string): Promise<void> => {
    const sync = syncFolder(path).finally(() => running.delete(path))
    running.set(path, sync)
    await sync
  }
  const afterwards = async (path: string, before: Promise<void>): Promise<void> => {
    await before.catch(() => {})
    waiting.delete(path)
    await begin(path)
  }
  return async (path) => {
    const before = running.get(path)
    if (!before) return await begin(path)
    const next = waiting.get(path) ?? afterwards(path, before)
    waiting.set(path, next)
    await next
  }
}

/** Removes abandoned files: those last modified before an instant, in milliseconds since 1970. */
async function deleteStale(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(nullWhenMissing)
    if (found && found.mtimeMs < before) await rm(path, { force: true })
  }
}

/** A new folder is an entry in its parent, so the parent is synced as well. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let folder = path; folder.length >= first.length; folder = dirname(folder)) await syncFolder(dirname(folder))
}

async function writeSynced(file: FileHandle, chunks: Chunks): Promise<void> {
  try {
    for await (const chunk of chunks) await file.writeFile(chunk)
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
