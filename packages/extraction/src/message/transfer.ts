const sextets = new Int8Array(256).fill(-1)
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
for (let value = 0; value < alphabet.length; value++) sextets[alphabet.charCodeAt(value)] = value
// RFC 4648 §5: some senders use the URL-safe alphabet.
sextets['-'.charCodeAt(0)] = 62
sextets['_'.charCodeAt(0)] = 63

const equals = 0x3d

/** Decodes base64 (RFC 2045 §6.8), skipping characters outside its alphabet. */
export function decodeBase64(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil((bytes.length * 3) / 4))
  let length = 0
  let bits = 0
  let pendingBits = 0
  for (const byte of bytes) {
    const sextet = sextets[byte] ?? -1
    if (sextet >= 0) {
      bits = ((bits << 6) | sextet) & 0xffffff
      pendingBits += 6
      if (pendingBits >= 8) {
        pendingBits -= 8
        out[length++] = (bits >> pendingBits) & 0xff
      }
    } else if (byte === equals) {
      pendingBits = 0
    }
  }
  return out.subarray(0, length)
}

function hexDigit(byte: number | undefined): number {
  if (byte === undefined) return -1
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/** The end of the line break after white space at `from`; -1 if there is none. */
function afterLineBreak(bytes: Uint8Array, from: number): number {
  let at = from
  // RFC 2045 allows relays to add white space.
  while (at < from + 80 && (bytes[at] === 0x20 || bytes[at] === 0x09)) at++
  if (bytes[at] === 0x0d) at++
  if (bytes[at] === 0x0a) return at + 1
  return at >= bytes.length ? at : -1
}

/** Decodes quoted-printable (RFC 2045 §6.7). Keeps a broken escape unchanged. */
export function decodeQuotedPrintable(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length)
  let length = 0
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    at++
    if (byte !== equals) {
      out[length++] = byte
      continue
    }
    const high = hexDigit(bytes[at])
    const low = hexDigit(bytes[at + 1])
    if (high >= 0 && low >= 0) {
      out[length++] = high * 16 + low
      at += 2
      continue
    }
    const next = afterLineBreak(bytes, at)
    if (next >= 0) at = next
    else out[length++] = byte
  }
  return out.subarray(0, length)
}

/** Decodes a transfer encoding by name. An unknown one is treated as none. */
export function decodeTransfer(bytes: Uint8Array, encoding: string): Uint8Array {
  if (encoding === 'base64') return decodeBase64(bytes)
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(bytes)
  return bytes
}
