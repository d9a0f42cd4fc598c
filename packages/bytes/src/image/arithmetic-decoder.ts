/**
 * The states of an estimate (T.88 table E.1): Qe, the probability of the less probable symbol (LPS); the next states
 * after the more probable (NMPS) and the less probable symbol (NLPS); and whether the two are swapped (SWITCH).
 */
const states: readonly (readonly [qe: number, nmps: number, nlps: number, isSwitch: number])[] = [
  [0x5601, 1, 1, 1],
  [0x3401, 2, 6, 0],
  [0x1801, 3, 9, 0],
  [0x0ac1, 4, 12, 0],
  [0x0521, 5, 29, 0],
  [0x0221, 38, 33, 0],
  [0x5601, 7, 6, 1],
  [0x5401, 8, 14, 0],
  [0x4801, 9, 14, 0],
  [0x3801, 10, 14, 0],
  [0x3001, 11, 17, 0],
  [0x2401, 12, 18, 0],
  [0x1c01, 13, 20, 0],
  [0x1601, 29, 21, 0],
  [0x5601, 15, 14, 1],
  [0x5401, 16, 14, 0],
  [0x5101, 17, 15, 0],
  [0x4801, 18, 16, 0],
  [0x3801, 19, 17, 0],
  [0x3401, 20, 18, 0],
  [0x3001, 21, 19, 0],
  [0x2801, 22, 19, 0],
  [0x2401, 23, 20, 0],
  [0x2201, 24, 21, 0],
  [0x1c01, 25, 22, 0],
  [0x1801, 26, 23, 0],
  [0x1601, 27, 24, 0],
  [0x1401, 28, 25, 0],
  [0x1201, 29, 26, 0],
  [0x1101, 30, 27, 0],
  [0x0ac1, 31, 28, 0],
  [0x09c1, 32, 29, 0],
  [0x08a1, 33, 30, 0],
  [0x0521, 34, 31, 0],
  [0x0441, 35, 32, 0],
  [0x02a1, 36, 33, 0],
  [0x0221, 37, 34, 0],
  [0x0141, 38, 35, 0],
  [0x0111, 39, 36, 0],
  [0x0085, 40, 37, 0],
  [0x0049, 41, 38, 0],
  [0x0025, 42, 39, 0],
  [0x0015, 43, 40, 0],
  [0x0009, 44, 41, 0],
  [0x0005, 45, 42, 0],
  [0x0001, 45, 43, 0],
  [0x5601, 46, 46, 0],
]
/** The same as numbers, with two entries per state: one for each value of the more probable symbol. */
export const qeValues = Uint16Array.from(states, ([qe]) => qe)
export const nextMps = Uint8Array.from(states.flatMap(([, nmps]) => [2 * nmps, 2 * nmps + 1]))
export const nextLps = Uint8Array.from(
  states.flatMap(([, , nlps, isSwitch]) => [2 * nlps + isSwitch, 2 * nlps + 1 - isSwitch]),
)

/** Decodes bits using per-context estimates (ITU-T T.88, annex E; the same as in JPEG 2000). */
export class ArithmeticDecoder {
  /** The standard's registers C, A and CT. */
  private code: number
  private interval = 0x8000
  private left = 0
  private at = 0

  constructor(private readonly bytes: Uint8Array) {
    this.code = (bytes[0] ?? 0xff) << 16
    this.next()
    this.code <<= 7
    this.left -= 7
  }

  /** BYTEIN: a byte after 0xff has seven bits; a marker there ends the data. */
  private next(): void {
    const following = this.bytes[this.at + 1] ?? 0xff
    if ((this.bytes[this.at] ?? 0xff) !== 0xff) {
      this.at++
      this.code += following << 8
      this.left = 8
    } else if (following > 0x8f) {
      this.code += 0xff00
      this.left = 8
    } else {
      this.at++
      this.code += following << 9
      this.left = 7
    }
  }

  /** The next bit in a context, whose estimate is stored in `contexts` (state and more probable symbol). */
  bit(contexts: Uint8Array, context: number): number {
    const index = contexts[context] ?? 0
    const qe = qeValues[index >> 1] ?? 0
    let bit = index & 1
    this.interval -= qe
    if (this.code >>> 16 < qe) {
      // the lower part belongs to the less probable symbol, unless that is now the larger one
      if (this.interval < qe) contexts[context] = nextMps[index] ?? 0
      else {
        bit ^= 1
        contexts[context] = nextLps[index] ?? 0
      }
      this.interval = qe
    } else {
      this.code -= qe << 16
      if (this.interval & 0x8000) return bit
      if (this.interval < qe) {
        bit ^= 1
        contexts[context] = nextLps[index] ?? 0
      } else contexts[context] = nextMps[index] ?? 0
    }
    do {
      if (this.left === 0) this.next()
      this.interval <<= 1
      this.code <<= 1
      this.left--
    } while ((this.interval & 0x8000) === 0)
    return bit
  }
}

/** Integer ranges (annex A): the number of bits, and the smallest value of each. */
const ranges: readonly (readonly [bits: number, smallest: number])[] = [
  [2, 0],
  [4, 4],
  [6, 20],
  [8, 84],
  [12, 340],
  [32, 4436],
]

/** Decodes integers of one kind; null is the out-of-band marker. */
export class IntegerDecoder {
  private readonly contexts = new Uint8Array(512)

  constructor(private readonly decoder: ArithmeticDecoder) {}

  read(): number | null {
    let previous = 1
    const bit = (): number => {
      const value = this.decoder.bit(this.contexts, previous)
      previous = previous < 256 ? (previous << 1) | value : (((previous << 1) | value) & 511) | 256
      return value
    }
    const isNegative = bit() === 1
    let range = 0
    while (range < 5 && bit() === 1) range++
    const [bits, smallest] = ranges[range] ?? [32, 4436]
    let value = 0
    for (let count = 0; count < bits; count++) value = value * 2 + bit()
    value += smallest
    if (!isNegative) return value
    return value === 0 ? null : -value
  }
}
