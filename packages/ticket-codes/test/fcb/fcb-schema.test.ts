import { BitReader } from '@sextant/ticket-codes/fcb/bit-reader'
import { type Asn1, Asn1Decoder, type Asn1Fields } from '@sextant/ticket-codes/fcb/decode-asn1'
import type { FcbVersion } from '@sextant/ticket-codes/fcb/fcb-bounds'
import { fcbSchema } from '@sextant/ticket-codes/fcb/fcb-schema'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Asn1Encoder } from './encode-asn1'

const versions: FcbVersion[] = [13, 2, 3]

/** A pseudorandom number generator with a seed: numbers between 0 and 1. */
function random(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}

/**
 * Random values that are valid for the schema. About half of the optional fields are present, fewer the deeper they are
 * nested.
 */
class Values {
  private readonly next: () => number

  constructor(
    private readonly version: FcbVersion,
    seed: number,
  ) {
    this.next = random(seed)
  }

  structure(name: string, depth = 0): Asn1Fields {
    const { choice, fields = [] } = fcbSchema(this.version)[name] ?? {}
    const known = fields.filter((field) => field !== '...')
    const chosen = choice ? [known[this.below(known.length)] ?? ''] : known
    const found: Asn1Fields = {}
    for (const field of chosen) {
      const [, key = '', optional, type = ''] = /^(\w+)(\??) (.*)$/.exec(field) ?? []
      if (!optional || this.next() < 0.5 - depth / 12) found[key] = this.value(type, depth)
    }
    return found
  }

  private below(count: number): number {
    return Math.floor(this.next() * count)
  }

  private text(length: number): string {
    return Array.from({ length }, () => String.fromCharCode(65 + this.below(26))).join('')
  }

  private value(type: string, depth: number): Asn1 {
    if (type.startsWith('['))
      return Array.from({ length: this.below(3) }, () => this.value(type.slice(1, -1), depth + 1))
    const [kind = '', bounds = ''] = type.split(' ')
    const [low = 0, high = low] = (bounds || kind).split('..').map(Number)
    if (kind === 'int') return this.below(2 ** 40) - 2 ** 20
    if (kind === 'bool') return this.next() < 0.5
    if (kind === 'enum') return this.below(low)
    if (kind === 'ascii') return this.text(bounds === '' ? this.below(12) : low + this.below(high - low + 1))
    if (kind === 'utf8') return `${this.text(3)}ž`
    if (kind === 'octets') return `${this.text(2)}\u00ff`
    return /^-?\d/.test(kind) ? low + this.below(high - low + 1) : this.structure(kind, depth + 1)
  }
}

test.each(versions)('the FCB decoder decodes any ticket of version %i to what was encoded', (version) => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seed) => {
      const value = new Values(version, seed).structure('RailTicket')
      const text = new Asn1Encoder(fcbSchema(version)).encode('RailTicket', value)
      const decoder = new Asn1Decoder(
        fcbSchema(version),
        new BitReader(Uint8Array.from(text, (char) => char.charCodeAt(0))),
      )
      expect(decoder.structure('RailTicket')).toEqual(value)
      expect(decoder.cut).toBe(false)
    }),
  )
})

test('a number beyond the safe range is returned as text', () => {
  const bytes = Uint8Array.from([8, 0x7f, 255, 255, 255, 255, 255, 255, 255])
  expect(new BitReader(bytes).integer()).toBe('9223372036854775807')
  expect(new BitReader(Uint8Array.from([7, 0, 0, 0, 0, 0, 0, 5])).integer()).toBe(5)
})
