/** Reads numbers and texts at bit offsets: the small structured barcode (ERA TAP TSI B.12 §7). */
export class SmallBits {
  constructor(private readonly bytes: Uint8Array) {}

  /** A number of up to 48 bits; bits beyond the end are zero. */
  number(start: number, length: number): number {
    let value = 0
    for (let bit = start; bit < start + length; bit++) {
      value = value * 2 + (((this.bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
    }
    return value
  }

  /** Text in version 3: six bits per character, starting with the space. */
  text(start: number, length: number): string {
    return this.codes(start, length, (code) => String.fromCharCode(code + 32))
  }

  /** Text in versions 1 and 2: six bits per character, digits and then letters; other values are ignored. */
  alphanumeric(start: number, length: number): string {
    return this.codes(start, length, (code) => (code < 36 ? code.toString(36).toUpperCase() : ''))
  }

  private codes(start: number, length: number, read: (code: number) => string): string {
    return Array.from({ length }, (_, index) => read(this.number(start + 6 * index, 6)))
      .join('')
      .trim()
  }
}
