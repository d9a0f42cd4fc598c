import { Inflate } from 'fflate'

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const out = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    out.set(chunk, at)
    at += chunk.length
  }
  return out
}

/**
 * Inflates raw deflate data (RFC 1951) to at most `limit` bytes; null if there would be more, or if the data is broken
 * from the start. Data is fed in small steps: one byte can expand to a thousand, so a bomb costs at most one step too
 * many.
 */
export function inflate(packed: Uint8Array, limit: number): Uint8Array | null {
  const chunks: Uint8Array[] = []
  let length = 0
  const inflater = new Inflate((chunk) => {
    chunks.push(chunk)
    length += chunk.length
  })
  const step = 2048
  try {
    for (let at = 0; at < packed.length; at += step) {
      if (length > limit) return null
      inflater.push(packed.subarray(at, at + step), at + step >= packed.length)
    }
  } catch {
    return length > 0 && length <= limit ? joined(chunks, length) : null
  }
  return length > limit ? null : joined(chunks, length)
}

/** The same for zlib data (RFC 1950), which has a two-byte header. */
export const inflateZlib = (packed: Uint8Array, limit: number): Uint8Array | null => inflate(packed.subarray(2), limit)
