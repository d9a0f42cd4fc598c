import { charsOf } from '@sextant/bytes/chars'
import { type Decrypt, decryption } from './decryption'
import { filtersOf, unpack } from './filters'
import { Lexer } from './lexer'
import { findObjects, objectStreams, type Place, StreamEnds, unpackObjects } from './objects'
import { type Dictionary, Keyword, nameOf, numberOf, PdfStream, type PdfValue, Reference } from './values'

/** The maximum total size of a file's unpacked streams in bytes, excluding pictures; legitimate files have far less. */
const maxUnpacked = 4 * 1024 * 1024
/** The maximum number of bytes decrypted, which is slow. */
const maxDecrypted = 4 * 1024 * 1024
/** The maximum length of a chain of references. */
const furthest = 8

/**
 * A PDF file, opened by scanning for its objects instead of using its cross-reference tables, which are often wrong
 * while objects seldom are. Everything is read on demand.
 */
export class PdfFile {
  /** Whether it is encrypted with a password that we do not have. */
  readonly encrypted: boolean
  private readonly decrypt: Decrypt | null
  private readonly text: string
  private readonly places = new Map<number, Place>()
  private readonly known = new Map<number, PdfValue>()
  private readonly ends: StreamEnds
  private room = maxUnpacked
  private secret = maxDecrypted

  constructor(private readonly bytes: Uint8Array) {
    this.text = charsOf(bytes)
    this.ends = new StreamEnds(this.text)
    const objects = findObjects(this.text)
    for (const object of objects) this.places.set(object.number, object)
    const encryption = this.dictionary(this.ofTrailer('/Encrypt'))
    const [id] = this.list(this.ofTrailer('/ID'))
    this.decrypt = encryption && decryption(encryption, id)
    this.encrypted = encryption !== null && this.decrypt === null
    if (!this.encrypted) for (const object of objectStreams(this.text, objects)) this.unpackAll(object)
  }

  /** Adds the objects contained in an object stream. */
  private unpackAll({ number, at, since }: Place): void {
    const stream = this.streamAt(number, at)
    if (!stream || nameOf(stream.dictionary.get('Type')) !== 'ObjStm' || this.room <= 0) return
    const [count, first] = ['N', 'First'].map((key) => numberOf(this.get(stream.dictionary.get(key))) ?? 0)
    const bytes = this.content(stream)
    if (!bytes) return
    for (const place of unpackObjects(charsOf(bytes), count ?? 0, first ?? 0, since)) {
      const known = this.places.get(place.number)
      if (!known || known.since <= since) this.places.set(place.number, place)
    }
  }

  /** The numbers of all objects, in file order. */
  get numbers(): Iterable<number> {
    return this.places.keys()
  }

  /** Resolves a value or reference; null if its target is missing. */
  get(value: PdfValue | undefined): PdfValue {
    let found = value ?? null
    for (let step = 0; found instanceof Reference; step++) {
      if (step >= furthest) return null
      found = this.object(found.number)
    }
    return found
  }

  /** Resolves a dictionary, including a stream's; null if it is not one. */
  dictionary(value: PdfValue | undefined): Dictionary | null {
    const found = this.get(value)
    if (found instanceof PdfStream) return found.dictionary
    return found instanceof Map ? found : null
  }

  /** Resolves an array; empty if it is not one. */
  list(value: PdfValue | undefined): PdfValue[] {
    const found = this.get(value)
    return Array.isArray(found) ? found : []
  }

  /** A stream's unpacked contents; null if it cannot be unpacked or the file's streams have used up their limit. */
  content(stream: PdfStream): Uint8Array | null {
    const bytes = this.unpacked(stream, this.room)
    // a bomb used up everything left, so the next stream may use half of that
    this.room -= bytes?.length ?? Math.max(this.room / 2, maxUnpacked / 16)
    return bytes
  }

  /** The same for pictures, whose limit depends on their size; the filters in `but` are left to the caller. */
  unpacked(stream: PdfStream, limit: number, but: readonly string[] = []): Uint8Array | null {
    const filters = this.filters(stream).filter(({ name }) => !but.includes(name))
    return unpack(this.plain(stream), filters, limit)
  }

  private plain({ object, start, end }: PdfStream): Uint8Array {
    const bytes = this.bytes.subarray(start, end)
    if (!this.decrypt) return bytes
    this.secret -= bytes.length
    return this.secret < 0 ? new Uint8Array() : this.decrypt(bytes, object)
  }

  filters({ dictionary }: PdfStream) {
    const resolved = (key: string, short: string): PdfValue => {
      const value = this.get(dictionary.get(key) ?? dictionary.get(short))
      return Array.isArray(value) ? value.map((one) => this.get(one)) : value
    }
    return filtersOf(resolved('Filter', 'F'), resolved('DecodeParms', 'DP'))
  }

  /** The file's catalog, from the last trailer; null if there is none. */
  get catalog(): Dictionary | null {
    return this.dictionary(this.ofTrailer('/Root'))
  }

  /** A value in the last trailer, or in the dictionary that replaces it: a reference, a list or a dictionary. */
  private ofTrailer(name: string): PdfValue {
    const at = this.text.lastIndexOf(name)
    if (at < 0) return null
    const start = at + name.length
    const [, number] = /^\s*(\d{1,9})\s+\d+\s+R/.exec(this.text.slice(start, start + 40)) ?? []
    return number ? new Reference(Number(number)) : this.valueAt(this.text, start)
  }

  private object(number: number): PdfValue {
    const known = this.known.get(number)
    if (known !== undefined) return known
    const place = this.places.get(number)
    // an object that refers to itself resolves to null
    this.known.set(number, null)
    const value = place ? this.read(place) : null
    this.known.set(number, value)
    return value
  }

  private read({ number, text, at }: Place): PdfValue {
    if (text === null) return this.streamAt(number, at) ?? this.valueAt(this.text, at)
    return this.valueAt(text, at)
  }

  private valueAt(text: string, at: number): PdfValue {
    const value = new Lexer(text, at).next()
    return value instanceof Keyword || value === undefined ? null : value
  }

  /** The stream whose dictionary starts at a position; null if there is none. */
  private streamAt(object: number, at: number): PdfStream | null {
    const lexer = new Lexer(this.text, at)
    const dictionary = lexer.next()
    if (!(dictionary instanceof Map)) return null
    const word = lexer.next()
    if (!(word instanceof Keyword) || word.word !== 'stream') return null
    const start = lexer.at + (this.text.startsWith('\r\n', lexer.at) ? 2 : 1)
    const length = numberOf(this.get(dictionary.get('Length')))
    return new PdfStream(object, dictionary, start, this.ends.after(start, length))
  }
}
