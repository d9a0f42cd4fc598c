/** Seeded random choices (mulberry32). */
export class Random {
  private state: number
  constructor(seed: number) {
    this.state = seed >>> 0
  }
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let value = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  /** An integer between two bounds, both inclusive. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }
  chance(probability: number): boolean {
    return this.next() < probability
  }
  pick<T>(list: readonly T[]): T {
    const one = list[Math.floor(this.next() * list.length)]
    if (one === undefined) throw new Error('Nothing to pick from.')
    return one
  }
  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, at: this.next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item)
  }
  /** A random text of a given form: `A` is a capital letter, `0` a digit, `X` either. */
  code(form: string): string {
    return form.replace(/[A0X]/g, (sign) =>
      sign === '0'
        ? String(this.int(0, 9))
        : sign === 'A'
          ? this.pick('ABCDEFGHJKLMNPQRSTUVWXYZ'.split(''))
          : this.pick('ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('')),
    )
  }
}
