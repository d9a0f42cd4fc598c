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
 * Inflates raw deflate data (RFC 1951) to no more than `most` bytes; null where there would be more, or where it is
 * broken before anything came out. A bomb costs what is allowed and one step more: little is fed at a time, for one
 * byte can become a thousand.
 */
export function inflate(packed: Uint8Array, most: number): Uint8Array | null {
  const chunks: Uint8Array[] = []
  let length = 0
  const inflater = new Inflate((chunk) => {
    chunks.push(chunk)
    length += chunk.length
  })
  const step = 2048
  try {
    for (let at = 0; at < packed.length; at += step) {
      if (length > most) return null
      inflater.push(packed.subarray(at, at + step), at + step >= packed.length)
    }
  } catch {
    return length > 0 && length <= most ? joined(chunks, length) : null
  }
  return length > most ? null : joined(chunks, length)
}

/** The same for zlib data (RFC 1950), whose two bytes of head are passed over. */
export const inflateZlib = (packed: Uint8Array, most: number): Uint8Array | null => inflate(packed.subarray(2), most)
