import { nextLps, nextMps, qeValues } from '@sextant/bytes/image/arithmetic-decoder'

/** Encodes bits according to ITU-T T.88, annex E.2, to test the decoder. */
export class ArithmeticEncoder {
  private code = 0
  private interval = 0x8000
  private left = 12
  private readonly out: number[] = [0]

  private emit(): void {
    const last = this.out.length - 1
    const value = this.out[last] ?? 0
    const put = (bits: number): void => {
      this.out.push((this.code >>> (bits === 7 ? 20 : 19)) & 255)
      this.code &= bits === 7 ? 0xfffff : 0x7ffff
      this.left = bits
    }
    if (value === 0xff) return put(7)
    if (this.code < 0x8000000) return put(8)
    this.out[last] = value + 1
    if (value + 1 === 0xff) {
      this.code &= 0x7ffffff
      return put(7)
    }
    this.code &= 0x7ffffff
    put(8)
  }

  private shift(): void {
    do {
      this.interval <<= 1
      this.code *= 2
      if (--this.left === 0) this.emit()
    } while ((this.interval & 0x8000) === 0)
  }

  bit(contexts: Uint8Array, context: number, bit: number): void {
    const index = contexts[context] ?? 0
    const qe = qeValues[index >> 1] ?? 0
    this.interval -= qe
    if (bit === (index & 1)) {
      if (this.interval & 0x8000) {
        this.code += qe
        return
      }
      if (this.interval < qe) this.interval = qe
      else this.code += qe
      contexts[context] = nextMps[index] ?? 0
    } else {
      if (this.interval < qe) this.code += qe
      else this.interval = qe
      contexts[context] = nextLps[index] ?? 0
    }
    this.shift()
  }

  end(): Uint8Array {
    const limit = this.code + this.interval
    this.code = Math.floor(this.code / 0x10000) * 0x10000 + 0xffff
    if (this.code >= limit) this.code -= 0x8000
    this.code *= 2 ** this.left
    this.emit()
    this.code *= 2 ** this.left
    this.emit()
    return Uint8Array.from([...this.out.slice(1), 0xff, 0xac])
  }
}

/** Encodes integers of one kind; null is the out-of-band marker. */
export class IntegerEncoder {
  private readonly contexts = new Uint8Array(512)

  constructor(private readonly encoder: ArithmeticEncoder) {}

  write(value: number | null): void {
    let previous = 1
    const bit = (one: number): void => {
      this.encoder.bit(this.contexts, previous, one)
      previous = previous < 256 ? (previous << 1) | one : (((previous << 1) | one) & 511) | 256
    }
    const size = Math.abs(value ?? 0)
    const ranges = [
      [2, 0],
      [4, 4],
      [6, 20],
      [8, 84],
      [12, 340],
      [32, 4436],
    ] as const
    const range = ranges.findLastIndex(([, smallest]) => size >= smallest)
    bit(value === null || value < 0 ? 1 : 0)
    for (let count = 0; count < range; count++) bit(1)
    if (range < 5) bit(0)
    const [bits = 2, smallest = 0] = ranges[range] ?? []
    for (let at = bits - 1; at >= 0; at--) bit(Math.floor((size - smallest) / 2 ** at) % 2)
  }
}

/** The contexts of template 0, with the adaptive pixels in their nominal positions, and of the others. */
const shapes = [
  '-2,-2 -1,-2 0,-2 1,-2 2,-2 -3,-1 -2,-1 -1,-1 0,-1 1,-1 2,-1 3,-1 -4,0 -3,0 -2,0 -1,0',
  '-1,-2 0,-2 1,-2 2,-2 -2,-1 -1,-1 0,-1 1,-1 2,-1 3,-1 -3,0 -2,0 -1,0',
  '-1,-2 0,-2 1,-2 -2,-1 -1,-1 0,-1 1,-1 2,-1 -2,0 -1,0',
  '-3,-1 -2,-1 -1,-1 0,-1 1,-1 2,-1 -4,0 -3,0 -2,0 -1,0',
].map((shape) => shape.split(' ').map((pixel) => pixel.split(',').map(Number)))
const sltpContexts = [0x9b25, 0x0795, 0x00e5, 0x0195]

export type Rows = readonly (readonly number[])[]

/** Encodes a region's pixels; with typical prediction, rows equal to the one above take one bit each. */
export function encodeRows(
  rows: Rows,
  encoder: ArithmeticEncoder,
  contexts: Uint8Array,
  template = 0,
  isTypical = false,
): void {
  let repeated = 0
  for (const [y, row] of rows.entries()) {
    const repeats = JSON.stringify(row) === JSON.stringify(rows[y - 1] ?? row.map(() => 0)) ? 1 : 0
    if (isTypical) encoder.bit(contexts, sltpContexts[template] ?? 0, repeats ^ repeated)
    repeated = repeats
    if (isTypical && repeats) continue
    for (const [x, bit] of row.entries()) {
      let context = 0
      for (const [dx = 0, dy = 0] of shapes[template] ?? []) context = (context << 1) | (rows[y + dy]?.[x + dx] ?? 0)
      encoder.bit(contexts, context, bit)
    }
  }
}

export const number = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) & 255)

/**
 * The segments that a segment refers to: more than four need a longer count, and bits that say which are still needed.
 */
const references = (to: readonly number[]): number[] =>
  to.length <= 4
    ? [to.length << 5, ...to]
    : [...number(0xe0000000 + to.length, 4), ...number(0, Math.ceil((to.length + 1) / 8)), ...to]

/** A segment with its header. */
export const segment = (
  id: number,
  type: number,
  data: readonly number[],
  refersTo: readonly number[] = [],
): number[] => [...number(id, 4), type, ...references(refersTo), 1, ...number(data.length, 4), ...data]

export const pageSegment = (width: number, height: number): number[] =>
  segment(0, 48, [...number(width, 4), ...number(height, 4), ...number(0, 8), 0, 0, 0])

/** The header of a region: its size and position, drawn over existing content. */
export const region = (width: number, height: number, left = 0, top = 0): number[] =>
  [width, height, left, top].flatMap((value) => number(value, 4)).concat(0)

export const adaptivePixels = [
  [3, -1, -3, -1, 2, -2, -2, -2],
  [3, -1],
  [2, -1],
  [2, -1],
].map((all) => all.map((value) => value & 255))

/** A picture with one generic region. */
export function writeJbig2(rows: Rows, template = 0, isTypical = false): Uint8Array {
  const [width, height] = [rows[0]?.length ?? 0, rows.length]
  const encoder = new ArithmeticEncoder()
  encodeRows(rows, encoder, new Uint8Array(1 << 16), template, isTypical)
  const flags = (template << 1) | (isTypical ? 8 : 0)
  const data = [...region(width, height), flags, ...(adaptivePixels[template] ?? []), ...encoder.end()]
  return Uint8Array.from([...pageSegment(width, height), ...segment(1, 38, data), ...segment(2, 49, [])])
}
