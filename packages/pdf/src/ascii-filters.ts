/** Decodes ASCII85 (PDF 32000-1 §7.4.3): five characters give four bytes, `z` gives four zeros, `~>` ends the data. */
export function decodeAscii85(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length * 4)
  let length = 0
  let value = 0
  let count = 0
  for (const byte of bytes) {
    if (byte === 0x7e) break
    if (byte === 0x7a && count === 0) length += 4
    if (byte < 0x21 || byte > 0x75) continue
    value = value * 85 + (byte - 0x21)
    count++
    if (count < 5) continue
    for (let shift = 3; shift >= 0; shift--) out[length++] = Math.floor(value / 256 ** shift) % 256
    value = 0
    count = 0
  }
  if (count > 1) {
    for (let pad = count; pad < 5; pad++) value = value * 85 + 84
    for (let shift = 3; shift > 4 - count; shift--) out[length++] = Math.floor(value / 256 ** shift) % 256
  }
  return out.subarray(0, length)
}

/** Decodes ASCIIHex (PDF 32000-1 §7.4.2). */
export function decodeAsciiHex(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length)
  let length = 0
  let high: number | null = null
  for (const byte of bytes) {
    const digit = Number.parseInt(String.fromCharCode(byte), 16)
    if (Number.isNaN(digit)) continue
    if (high === null) high = digit
    else {
      out[length++] = high * 16 + digit
      high = null
    }
  }
  return out.subarray(0, length)
}
