import { inflate } from './inflate'

/** The length of a gzip header (RFC 1952 §2.3) with its optional fields; null if the data is not gzip. */
function headOf(packed: Uint8Array): number | null {
  if (packed[0] !== 0x1f || packed[1] !== 0x8b || packed[2] !== 8) return null
  const flags = packed[3] ?? 0
  let at = 10
  if (flags & 4) at += 2 + (packed[at] ?? 0) + 256 * (packed[at + 1] ?? 0)
  for (const text of [8, 16]) {
    if (!(flags & text)) continue
    const end = packed.indexOf(0, at)
    if (end < 0) return null
    at = end + 1
  }
  return flags & 2 ? at + 2 : at
}

/** Decompresses gzip data (RFC 1952) to at most `limit` bytes, ignoring anything after it; null if it is not gzip. */
export function gunzip(packed: Uint8Array, limit: number): Uint8Array | null {
  const head = headOf(packed)
  return head === null ? null : inflate(packed.subarray(head), limit)
}
