import { charsOf } from '@sextant/bytes/chars'
import { type Decrypt, decryption } from './decryption'
import { filtersOf, unpack } from './filters'
import { Lexer } from './lexer'
import { findObjects, objectStreams, type Place, StreamEnds, unpackObjects } from './objects'
import { type Dictionary, Keyword, nameOf, numberOf, PdfStream, type PdfValue, Reference } from './values'

/** Bytes that all streams of a file may unpack to, pictures apart: what is no bomb has far fewer. */
const maxUnpacked = 4 * 1024 * 1024
/** Bytes that are decrypted, which is slow. */
const maxDecrypted = 4 * 1024 * 1024
/** Steps from reference to reference. */
const furthest = 8

/**
 * A PDF file, opened by looking for its objects, whatever its tables say: tables are often wrong, objects seldom.
 * Everything is read when it is asked for.
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

  /** Adds the objects that are packed in an object stream. */
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

  /** Numbers of all objects, in the order in which they stand. */
  get numbers(): Iterable<number> {
    return this.places.keys()
  }

  /** What a value is, or what it refers to; null where that is not there. */
  get(value: PdfValue | undefined): PdfValue {
    let found = value ?? null
    for (let step = 0; found instanceof Reference; step++) {
      if (step >= furthest) return null
      found = this.object(found.number)
    }
    return found
  }

  /** The dictionary that a value is or refers to, a stream's too; null where it is none. */
  dictionary(value: PdfValue | undefined): Dictionary | null {
    const found = this.get(value)
    if (found instanceof PdfStream) return found.dictionary
    return found instanceof Map ? found : null
  }

  /** The array that a value is or refers to; empty if there is none. */
  list(value: PdfValue | undefined): PdfValue[] {
    const found = this.get(value)
    return Array.isArray(found) ? found : []
  }

  /** What a stream holds, unpacked; null where it cannot be, or where the file's streams have had their room. */
  content(stream: PdfStream): Uint8Array | null {
    const bytes = this.unpacked(stream, this.room)
    // a bomb used all that was left, so the next stream may use half of it
    this.room -= bytes?.length ?? Math.max(this.room / 2, maxUnpacked / 16)
    return bytes
  }

  /** The same for pictures, whose room their size says; filters of pictures are left to whoever asks. */
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

  /** The file's catalog, by the last trailer; null where it has none. */
  get catalog(): Dictionary | null {
    return this.dictionary(this.ofTrailer('/Root'))
  }

  /** A value of the last trailer, or of the dictionary that stands for one: a reference, a list or a dictionary. */
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
    // what refers to itself on its way is nothing
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

  /** The stream whose dictionary begins at a position; null if there is none. */
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
