/** The variant of LZW. */
export interface LzwSettings {
  /** Bits per symbol; codes start with one more. */
  symbolBits: number
  /** Whether codes are packed from the least significant bit (GIF) or the most significant one (PDF, TIFF). */
  lowFirst: boolean
  /** 1 if the code width grows one entry early. */
  early: number
  /** The maximum length of the output. */
  limit: number
}

/** Reads codes of increasing width from bytes. */
class Codes {
  private held = 0
  private bits = 0
  private at = 0

  constructor(
    private readonly bytes: Uint8Array,
    private readonly lowFirst: boolean,
  ) {}

  /** The next code; undefined at the end of the bytes. */
  next(width: number): number | undefined {
    while (this.bits < width) {
      const byte = this.bytes[this.at++]
      if (byte === undefined) return undefined
      this.held = this.lowFirst ? this.held | (byte << this.bits) : ((this.held << 8) | byte) & 0xffffff
      this.bits += 8
    }
    this.bits -= width
    const mask = (1 << width) - 1
    if (!this.lowFirst) return (this.held >> this.bits) & mask
    const code = this.held & mask
    this.held >>= width
    return code
  }
}

/** Decodes LZW with codes of up to 12 bits (ISO 32000-1 §7.4.4, GIF89a appendix F), as far as the data is intact. */
export function decodeLzw(bytes: Uint8Array, { symbolBits, lowFirst, early, limit }: LzwSettings): Uint8Array {
  const clear = 1 << symbolBits
  const codes = new Codes(bytes, lowFirst)
  const out = new Uint8Array(limit)
  // each entry is a span of the output
  const [starts, sizes] = [new Uint32Array(4096), new Uint32Array(4096)]
  let [length, next, width] = [0, clear + 2, symbolBits + 1]
  let last = { start: 0, size: 0 }
  while (length < limit) {
    const code = codes.next(width)
    if (code === undefined || code === clear + 1 || code > next) break
    if (code === clear) {
      ;[next, width, last] = [clear + 2, symbolBits + 1, { start: 0, size: 0 }]
      continue
    }
    const start = length
    if (code < clear) out[length++] = code
    else {
      const from = code === next ? last.start : (starts[code] ?? 0)
      const size = code === next ? last.size + 1 : (sizes[code] ?? 0)
      for (let at = 0; at < size && length < limit; at++) out[length++] = out[from + at] ?? 0
    }
    if (last.size > 0 && next < 4096) {
      starts[next] = last.start
      sizes[next++] = last.size + 1
    }
    last = { start, size: length - start }
    if (next + early >= 1 << width && width < 12) width++
  }
  return out.subarray(0, length)
}
