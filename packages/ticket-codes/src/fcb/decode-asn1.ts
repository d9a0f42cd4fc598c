import { charsOf } from '@sextant/bytes/chars'
import { decodeText } from '@sextant/bytes/charset'
import { type BitReader, ShortTicket } from './bit-reader'

export type Asn1 = string | number | boolean | Asn1[] | Asn1Fields
export interface Asn1Fields {
  [name: string]: Asn1
}

/**
 * A structure, defined by its fields `name type`, with `?` after the name of an optional one. Types: `int`, `1..99`,
 * `bool`, `ascii`, `ascii 3`, `ascii 1..2`, `utf8`, `octets`, `enum 4`, `enum 4 ...` if extensible, `[type]` for a
 * list, or the name of a structure. A field `...` at the end makes the structure extensible. Octets are returned as
 * characters 0 to 255.
 */
export interface Schema {
  readonly [name: string]: {
    readonly choice?: boolean
    /** Keeps what was read before a fault; in a list of such structures, those before the faulty one. */
    readonly lenient?: boolean
    readonly fields: readonly string[]
  }
}

/** The maximum nesting of structures: a route may contain routes. */
const maxDepth = 16

/** The maximum number of elements per list. */
const maxElements = 500

/** Decodes a structure of a schema with the unaligned packed encoding rules (ITU-T X.691). Throws `ShortTicket`. */
export class Asn1Decoder {
  /** Whether part of a lenient structure was left unread. */
  cut = false

  constructor(
    private readonly schema: Schema,
    private readonly from: BitReader,
  ) {}

  structure(name: string, depth = 0): Asn1Fields {
    const { choice, lenient, fields } = this.schema[name] ?? { fields: [] }
    if (depth > maxDepth) throw new ShortTicket()
    const open = fields.at(-1) === '...'
    const more = open && this.from.bit()
    const known = open ? fields.slice(0, -1) : fields
    if (choice) return this.alternative(known, more, depth)
    const marks = known.map((field) => !/^\w+\?/.test(field) || this.from.bit())
    const found: Asn1Fields = {}
    try {
      for (const [index, field] of known.entries()) {
        const [key = '', type = ''] = field.split(/\?? (.*)/)
        if (marks[index]) found[key] = this.value(type, depth)
        // after a fault, every later offset is wrong
        if (this.cut) return found
      }
      if (more) this.skipAdded()
    } catch (error) {
      if (!(error instanceof ShortTicket) || !lenient) throw error
      this.cut = true
    }
    return found
  }

  /** The elements of a list; for lenient structures, those before a faulty one. */
  private list(type: string, depth: number): Asn1[] {
    const list: Asn1[] = []
    const count = this.from.length()
    if (count > maxElements) throw new ShortTicket()
    for (let left = count; left > 0; left--) {
      const element = this.value(type, depth)
      if (this.cut) break
      list.push(element)
    }
    return list
  }

  private alternative(fields: readonly string[], added: boolean, depth: number): Asn1Fields {
    if (added) throw new ShortTicket()
    const field = fields[this.from.within(0, fields.length - 1)]
    if (field === undefined) throw new ShortTicket()
    const [key = '', type = ''] = field.split(/ (.*)/)
    return { [key]: this.value(type, depth) }
  }

  private value(type: string, depth: number): Asn1 {
    const { from } = this
    if (type.startsWith('[')) return this.list(type.slice(1, -1), depth)
    const [kind = '', bounds = '', open] = type.split(' ')
    const [low = 0, high = low] = (bounds || kind).split('..').map(Number)
    if (kind === 'int') return from.integer()
    if (kind === 'bool') return from.bit()
    if (kind === 'utf8') return decodeText(from.octets(from.length()), 'utf-8')
    if (kind === 'octets') return charsOf(from.octets(from.length()))
    if (kind === 'ascii') return from.ascii(bounds === '' ? from.length() : from.within(low, high))
    if (kind === 'enum') {
      if (open && from.bit()) return from.bits(7)
      return from.within(0, low - 1)
    }
    return /^-?\d/.test(kind) ? from.within(low, high) : this.structure(kind, depth + 1)
  }

  /** Skips fields added by later versions, each of which states its length. */
  private skipAdded(): void {
    if (this.from.bit()) throw new ShortTicket()
    const marks = Array.from({ length: this.from.bits(6) + 1 }, () => this.from.bit())
    for (const present of marks) if (present) this.from.octets(this.from.length())
  }
}
