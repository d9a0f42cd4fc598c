import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import type { SpooledFile } from '../../platform/files/spooled-file'
import { Unreadable } from './unreadable'

export type ZipEntry = {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly offset: number
}

const damaged = 'The workbook is damaged: it does not unpack. Save it anew as XLSX.'
const bomb = 'The workbook unpacks to far more than a table can be. It is not opened.'

/** The maximum unpacked size, more than a sheet of a million rows needs. */
const maxUnpacked = 4 * 1024 ** 3
/** The maximum compression ratio after the first megabytes: tables never compress this well, zip bombs do. */
const maxRatio = 250
const unlimitedBytes = 64 * 1024 ** 2
const maxEntries = 10_000

function refuseBomb(packed: number, unpacked: number): void {
  if (unpacked > maxUnpacked || (unpacked > unlimitedBytes && unpacked > packed * maxRatio)) throw new Unreadable(bomb)
}

/** The files in a ZIP archive (APPNOTE 6.3), by name. Throws `Unreadable` for damaged archives and zip bombs. */
export async function readDirectory(file: SpooledFile): Promise<ReadonlyMap<string, ZipEntry>> {
  const tail = Buffer.from(await file.read(Math.max(0, file.size - 65_557), 65_557))
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > tail.length) throw new Unreadable(damaged)
  const length = tail.readUInt32LE(end + 12)
  const directory = Buffer.from(await file.read(tail.readUInt32LE(end + 16), Math.min(length, 4 * 1024 ** 2)))
  const entries = new Map<string, ZipEntry>()
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50; ) {
    const entry = entryAt(directory, at)
    refuseBomb(entry.packed, entry.unpacked)
    entries.set(entry.name, entry)
    if (entries.size > maxEntries) throw new Unreadable(bomb)
    at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

function entryAt(directory: Buffer, at: number): ZipEntry {
  const nameEnd = at + 46 + directory.readUInt16LE(at + 28)
  return {
    name: directory
      .subarray(at + 46, nameEnd)
      .toString('utf8')
      .replaceAll('\\', '/'),
    method: directory.readUInt16LE(at + 10),
    packed: directory.readUInt32LE(at + 20),
    unpacked: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  }
}

/** Unpacks a file from an archive as a stream. Throws `Unreadable` if it is damaged or never ends. */
export async function* unpack(file: SpooledFile, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const header = Buffer.from(await file.read(entry.offset, 30))
  if (header.length < 30 || header.readUInt32LE(0) !== 0x04034b50) throw new Unreadable(damaged)
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = file.chunks(start, Math.min(file.size, start + entry.packed))
  if (entry.method === 0) return yield* packed
  if (entry.method !== 8) throw new Unreadable(damaged)
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 })
  // Errors of the stream are thrown by the loop below.
  pipeline(Readable.from(packed), inflate).catch(() => {})
  let unpacked = 0
  try {
    for await (const chunk of inflate) {
      const bytes = Buffer.from(chunk)
      unpacked += bytes.length
      refuseBomb(entry.packed, unpacked)
      yield bytes
    }
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(damaged)
  }
}
