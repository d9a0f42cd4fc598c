import { inflate } from './inflate'

/** A file in an archive, not yet decompressed. */
export interface ZipEntry {
  name: string
  /** The decompressed bytes; null if there are more than `limit` or they cannot be decompressed. */
  read(limit: number): Uint8Array | null
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const entries = 500
const latin = new TextDecoder('utf-8')

/** Finds the archive's end record, which is in its last 64 KiB (APPNOTE 4.3.16). */
function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 65_557)
  for (let at = view.byteLength - 22; at >= first; at--) if (view.getUint32(at, true) === endMark) return at
  return null
}

function readEntry(bytes: Uint8Array, at: number, method: number, size: number, limit: number): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + 30 > bytes.length || view.getUint32(at, true) !== localMark) return null
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const packed = bytes.subarray(start, start + size)
  if (method === 8) return inflate(packed, limit)
  return method === 0 && packed.length <= limit ? packed : null
}

/** The files of a ZIP archive according to its directory, at most 500; none if it is not an archive. */
export function openZip(bytes: Uint8Array): ZipEntry[] {
  if (bytes.length < 22) return []
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const found: ZipEntry[] = []
  let at = end === null ? bytes.length : view.getUint32(end + 16, true)
  while (at + 46 <= bytes.length && found.length < entries && view.getUint32(at, true) === entryMark) {
    const [method, size, local] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ]
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const name = latin.decode(bytes.subarray(at + 46, nameEnd))
    found.push({ name, read: (limit) => readEntry(bytes, local, method, size, limit) })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return found
}
