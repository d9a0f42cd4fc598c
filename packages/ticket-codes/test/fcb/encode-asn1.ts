import type { Asn1, Asn1Fields, Schema } from '@sextant/ticket-codes/fcb/decode-asn1'
import { strToU8 } from 'fflate'

/** Encodes structures with the unaligned packed encoding rules (ITU-T X.691), to test the decoder. */
export class Asn1Encoder {
  private readonly bits: number[] = []

  constructor(private readonly schema: Schema) {}

  /** The encoded bytes, as characters 0 to 255. */
  encode(name: string, value: Asn1Fields): string {
    this.structure(name, value)
    while (this.bits.length % 8 > 0) this.bits.push(0)
    let text = ''
    for (let at = 0; at < this.bits.length; at += 8) {
      text += String.fromCharCode(Number.parseInt(this.bits.slice(at, at + 8).join(''), 2))
    }
    return text
  }

  private put(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) this.bits.push(Math.floor(value / 2 ** bit) % 2)
  }

  private structure(name: string, value: Asn1Fields): void {
    const { choice, fields } = this.schema[name] ?? { fields: [] }
    const known = fields.filter((field) => field !== '...')
    if (known.length < fields.length) this.put(0, 1)
    const parsed = known.map((field) => /^(\w+)(\??) (.*)$/.exec(field)?.slice(1) ?? [])
    if (choice)
      this.put(
        parsed.findIndex(([key = '']) => key in value),
        Math.ceil(Math.log2(known.length)),
      )
    else for (const [key = '', optional] of parsed) if (optional) this.put(key in value ? 1 : 0, 1)
    for (const [key = '', , type = ''] of parsed) {
      const own = value[key]
      if (own !== undefined) this.value(type, own)
    }
  }

  private value(type: string, value: Asn1): void {
    const [kind = '', bounds = '', open] = type.split(' ')
    const [low = 0, high = low] = (bounds || kind).split('..').map(Number)
    if (Array.isArray(value)) {
      this.put(value.length, 8)
      for (const one of value) this.value(type.slice(1, -1), one)
    } else if (typeof value === 'object') this.structure(kind, value)
    else if (typeof value === 'boolean') this.put(Number(value), 1)
    else if (typeof value === 'string') this.text(kind, bounds, low, high, value)
    else if (kind === 'int') {
      this.put(6, 8)
      this.put(value < 0 ? value + 2 ** 48 : value, 48)
    } else if (kind === 'enum') {
      if (open) this.put(0, 1)
      this.put(value, Math.ceil(Math.log2(low)))
    } else this.put(value - low, Math.ceil(Math.log2(high - low + 1)))
  }

  private text(kind: string, bounds: string, low: number, high: number, value: string): void {
    const bytes = strToU8(value, kind === 'octets')
    if (bounds === '') this.put(bytes.length, 8)
    else this.put(bytes.length - low, Math.ceil(Math.log2(high - low + 1)))
    for (const byte of bytes) this.put(byte, kind === 'ascii' ? 7 : 8)
  }
}
