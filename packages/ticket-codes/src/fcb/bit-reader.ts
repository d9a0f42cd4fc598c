/** The data ends before the ticket's structure does. */
export class ShortTicket extends Error {}

/** Reads bits, most significant first: the unaligned packed encoding rules of ASN.1 (ITU-T X.691). */
export class BitReader {
  private at = 0

  constructor(private readonly bytes: Uint8Array) {}

  /** The next bits as a number, up to 48. */
  bits(count: number): number {
    if (this.at + count > this.bytes.length * 8) throw new ShortTicket()
    let value = 0
    for (let left = count; left > 0; left--) {
      value = value * 2 + (((this.bytes[this.at >> 3] ?? 0) >> (7 - (this.at & 7))) & 1)
      this.at++
    }
    return value
  }

  bit(): boolean {
    return this.bits(1) === 1
  }

  /** A constrained integer (X.691 §11.5.6). */
  within(from: number, to: number): number {
    return from + this.bits(Math.ceil(Math.log2(to - from + 1)))
  }

  /** An unconstrained length below 16,384 (X.691 §11.9.3.6). */
  length(): number {
    if (!this.bit()) return this.bits(7)
    if (this.bit()) throw new ShortTicket()
    return this.bits(14)
  }

  /** An unconstrained integer in two's complement; returned as text if too large for a number. */
  integer(): number | string {
    const size = this.length()
    if (size > 6) return this.large(size)
    let value = 0
    for (let index = 0; index < size; index++) {
      const byte = this.bits(8)
      value = value * 256 + (index === 0 && byte > 127 ? byte - 256 : byte)
    }
    return value
  }

  private large(size: number): number | string {
    const bytes = this.octets(size)
    let value = 0n
    for (const byte of bytes) value = (value << 8n) | BigInt(byte)
    const whole = BigInt.asIntN(bytes.length * 8, value)
    const number = Number(whole)
    return Number.isSafeInteger(number) ? number : String(whole)
  }

  octets(count: number): Uint8Array {
    return Uint8Array.from({ length: Math.min(count, this.bytes.length) }, () => this.bits(8))
  }

  /** Text of a number of 7-bit characters. */
  ascii(count: number): string {
    let text = ''
    for (let index = 0; index < count; index++) text += String.fromCharCode(this.bits(7))
    return text
  }
}
