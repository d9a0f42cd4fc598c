const sextets = new Int8Array(256).fill(-1)
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
for (let value = 0; value < alphabet.length; value++) sextets[alphabet.charCodeAt(value)] = value
// RFC 4648 §5: some senders use the alphabet for addresses
sextets['-'.charCodeAt(0)] = 62
sextets['_'.charCodeAt(0)] = 63

const equals = 0x3d

/** Undoes base64 (RFC 2045 §6.8); what is not of its alphabet is skipped. */
export function decodeBase64(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil((bytes.length * 3) / 4))
  let length = 0
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    const sextet = sextets[byte] ?? -1
    if (sextet >= 0) {
      bits = ((bits << 6) | sextet) & 0xffffff
      held += 6
      if (held >= 8) {
        held -= 8
        out[length++] = (bits >> held) & 0xff
      }
    } else if (byte === equals) {
      held = 0
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

/** Where the line break that starts after blanks at `from` ends; -1 where there is none. */
function afterLineBreak(bytes: Uint8Array, from: number): number {
  let at = from
  // at most the few blanks that RFC 2045 lets a relay add
  while (at < from + 80 && (bytes[at] === 0x20 || bytes[at] === 0x09)) at++
  if (bytes[at] === 0x0d) at++
  if (bytes[at] === 0x0a) return at + 1
  return at >= bytes.length ? at : -1
}

/** Undoes quoted-printable (RFC 2045 §6.7); a broken escape stands as it is. */
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

/** Undoes a transfer encoding by its name; an unknown one is taken as none. */
export function decodeTransfer(bytes: Uint8Array, encoding: string): Uint8Array {
  if (encoding === 'base64') return decodeBase64(bytes)
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(bytes)
  return bytes
}
