import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes on disk, too many for memory: can be read repeatedly and from any position until closed. */
export type SpooledFile = {
  readonly size: number
  /** Up to `length` bytes from `position`; fewer at the end. */
  read(position: number, length: number): Promise<Uint8Array>
  /** All bytes, or those between two positions, as a stream. */
  chunks(from?: number, to?: number): AsyncGenerator<Uint8Array>
  close(): Promise<void>
}

/** The stream exceeds the maximum size. */
export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes'
}

/** Small enough for memory, large enough for speed. */
const chunkBytes = 256 * 1024

/**
 * Spools a stream to disk. The file has no name: it is deleted while open, so nothing remains however the process ends.
 * Throws `TooManyBytes` once it exceeds `maxBytes`.
 */
export async function spoolFile(
  source: AsyncIterable<Uint8Array>,
  maxBytes = Number.POSITIVE_INFINITY,
): Promise<SpooledFile> {
  const file = await openNameless()
  try {
    return spooledOn(file, await writeAll(file, source, maxBytes))
  } catch (error) {
    await file.close()
    throw error
  }
}

async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `sextant-${randomUUID()}.spool`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

async function writeAll(file: FileHandle, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<number> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > maxBytes) throw new TooManyBytes(`More than ${maxBytes} bytes came.`)
    await file.writeFile(chunk)
  }
  return size
}

function spooledOn(file: FileHandle, size: number): SpooledFile {
  const read = async (position: number, length: number): Promise<Uint8Array> => {
    const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - position)))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, position)
    return bytes.subarray(0, bytesRead)
  }
  return {
    size,
    read,
    chunks: async function* (from = 0, to = size) {
      for (let at = from; at < to; ) {
        const chunk = await read(at, Math.min(chunkBytes, to - at))
        if (chunk.length === 0) return
        at += chunk.length
        yield chunk
      }
    },
    close: async () => await file.close(),
  }
}
