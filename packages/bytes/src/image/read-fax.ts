import type { Bitmap } from './bitmap'
import { blackRuns, type FaxCodes, horizontalMode, longestCode, modes, passMode, whiteRuns } from './fax-codes'

/** How a fax picture is encoded (ISO 32000-1 §7.4.6, table 11). */
export interface FaxLayout {
  width: number
  height: number
  /** Below 0: each row refers to the one above (group 4); 0: none does; above 0: a bit says which (group 3). */
  k: number
  /** Whether each row starts at a byte boundary. */
  isAligned: boolean
}

/** The bits of a picture, most significant first. */
class Bits {
  at = 0

  constructor(private readonly bytes: Uint8Array) {}

  get isOver(): boolean {
    return this.at >= 8 * this.bytes.length
  }

  bit(at = this.at): number {
    return ((this.bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
  }

  next(): number {
    const bit = this.bit()
    this.at++
    return bit
  }

  align(): void {
    this.at = (this.at + 7) & ~7
  }

  /** The value of the next code; null if there is none. */
  read(codes: FaxCodes): number | null {
    let key = 1
    for (let length = 1; length <= longestCode && this.at + length <= 8 * this.bytes.length; length++) {
      key = (key << 1) | this.bit(this.at + length - 1)
      const value = codes.get(key)
      if (value === undefined) continue
      this.at += length
      return value
    }
    return null
  }

  /** Skips an end-of-line code: at least eleven zeros, then a one. Returns whether there was one. */
  passLineEnd(): boolean {
    let end = this.at
    while (end < 8 * this.bytes.length && this.bit(end) === 0) end++
    if (end - this.at < 11 || end >= 8 * this.bytes.length) return false
    this.at = end + 1
    return true
  }
}

/** The length of a run: long ones consist of codes for multiples of 64, and one for the rest. */
function runOf(bits: Bits, isBlack: boolean): number | null {
  let length = 0
  for (;;) {
    const part = bits.read(isBlack ? blackRuns : whiteRuns)
    if (part === null) return null
    length += part
    if (part < 64) return length
  }
}

/**
 * The positions where a row, starting with white, changes colour, from run lengths alone (T.4 §4.1); null if it is
 * broken.
 */
function plainRow(bits: Bits, width: number): number[] | null {
  const changes: number[] = []
  for (let at = 0; at < width; ) {
    const run = runOf(bits, changes.length % 2 === 1)
    if (run === null) return null
    at += run
    changes.push(at)
  }
  return changes
}

/** The same, encoded relative to the changes in the row above (T.6 §2.2). */
function rowBelow(bits: Bits, above: readonly number[], width: number): number[] | null {
  const changes: number[] = []
  let at = -1
  let next = 0
  while (at < width) {
    const colour = changes.length % 2
    while (next < above.length && (above[next] ?? width) <= at) next++
    const opposite = next % 2 === colour ? next : next + 1
    const mode = bits.read(modes)
    if (mode === null) return null
    if (mode === passMode) {
      at = above[opposite + 1] ?? width
    } else if (mode === horizontalMode) {
      const [first, second] = [runOf(bits, colour === 1), runOf(bits, colour === 0)]
      if (first === null || second === null) return null
      at = Math.max(at, 0) + first
      changes.push(at)
      at += second
      changes.push(at)
    } else {
      const change = (above[opposite] ?? width) + mode
      if (change < Math.max(at, 0)) return null
      at = change
      changes.push(at)
    }
  }
  return changes
}

function nextRow(bits: Bits, above: readonly number[], { width, k, isAligned }: FaxLayout): number[] | null {
  if (isAligned) bits.align()
  if (k < 0) return rowBelow(bits, above, width)
  const isMarked = bits.passLineEnd()
  const isPlain = k === 0 || !isMarked || bits.next() === 1
  return isPlain ? plainRow(bits, width) : rowBelow(bits, above, width)
}

/** Reads a fax picture (ITU-T T.4, T.6) with black as 0; rows from the first broken one on are white. */
export function readFax(bytes: Uint8Array, layout: FaxLayout): Bitmap {
  const { width, height } = layout
  const grey = new Uint8ClampedArray(width * height).fill(255)
  const bits = new Bits(bytes)
  let changes: readonly number[] = []
  for (let y = 0; y < height && !bits.isOver; y++) {
    const row = nextRow(bits, changes, layout)
    if (!row) break
    for (let at = 0; at < row.length; at += 2) {
      const [from, to] = [Math.min(row[at] ?? width, width), Math.min(row[at + 1] ?? width, width)]
      grey.fill(0, y * width + from, y * width + to)
    }
    changes = row
  }
  return { width, height, grey }
}
