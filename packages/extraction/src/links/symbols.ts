/**
 * Base 32 digits without letters, since random letters sooner or later spell words that source searches then find. None
 * of them has a special meaning in a quoted string.
 */
const symbols = '0123456789!#%&()*+,-;<=?[]^_{|}~'
const bits = 5

/** Serializes bytes, five bits per symbol, highest first. The last symbol is padded with zeros. */
export function toSymbols(bytes: readonly number[]): string {
  const codes = new Uint8Array(Math.ceil((bytes.length * 8) / bits))
  let [pending, count, at] = [0, 0, 0]
  const write = (value: number): void => {
    codes[at++] = symbols.charCodeAt(value)
  }
  for (const byte of bytes) {
    pending = (pending << 8) | byte
    for (count += 8; count >= bits; count -= bits) write((pending >>> (count - bits)) & 31)
    pending &= (1 << count) - 1
  }
  if (count > 0) write((pending << (bits - count)) & 31)
  return new TextDecoder().decode(codes)
}

/** Reads bytes written by `toSymbols`. */
export function fromSymbols(text: string): Uint8Array {
  const values = new Uint8Array(128)
  for (let value = 0; value < symbols.length; value++) values[symbols.charCodeAt(value)] = value
  const codes = new TextEncoder().encode(text)
  const bytes = new Uint8Array(Math.floor((codes.length * bits) / 8))
  let [pending, count, at] = [0, 0, 0]
  for (let place = 0; place < codes.length; place++) {
    pending = (pending << bits) | (values[codes[place] ?? 0] ?? 0)
    count += bits
    if (count < 8) continue
    count -= 8
    bytes[at++] = pending >>> count
    pending &= (1 << count) - 1
  }
  return bytes
}
