import { decodeText } from '@sextant/bytes/charset'
import { limits } from '../kit/limits'

/** An item of a TNEF stream: the text of a message, or an attached file. */
export interface TnefFile {
  contentType: string | null
  /** Null if the content itself specifies it, or if unknown. */
  charset: string | null
  filename: string | null
  contentId: string | null
  bytes: Uint8Array
}

/** Identifiers of attributes ([MS-OXTNEF] §2.1.3.3). */
const attributes = { startOfFile: 0x9002, properties: 0x9003, fileProperties: 0x9005, data: 0x800f, title: 0x8010 }
/** Identifiers of properties ([MS-OXPROPS]). */
const properties = { body: 0x1000, html: 0x1013, data: 0x3701, filename: 0x3707, mimeType: 0x370e, contentId: 0x3712 }
/** Types of values ([MS-OXCDATA] §2.11.1). */
const types = { object: 0x0d, text: 0x1e, unicode: 0x1f, binary: 0x102 }
const variable = new Set<number>(Object.values(types))
/** Sizes in bytes of fixed-size values, including padding, that are not four. */
const sizes = new Map([
  [0x05, 8],
  [0x06, 8],
  [0x07, 8],
  [0x14, 8],
  [0x40, 8],
  [0x48, 16],
])
const isList = 0x1000
const firstNamed = 0x8000
const signature = 0x223e9f78

/** Reads little-endian numbers and byte ranges. Data beyond the end is empty. */
class Cursor {
  at = 0
  readonly #view: DataView
  constructor(readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }
  short(): number {
    this.at += 2
    return this.at <= this.bytes.length ? this.#view.getUint16(this.at - 2, true) : 0
  }
  long(): number {
    this.at += 4
    return this.at <= this.bytes.length ? this.#view.getUint32(this.at - 4, true) : 0
  }
  take(length: number): Uint8Array {
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }
}

const padded = (length: number): number => (length + 3) & ~3

interface Value {
  type: number
  bytes: Uint8Array
}

/** Skips the name of a property without an identifier: a GUID, and a number or name. */
function skipName(cursor: Cursor): void {
  cursor.take(16)
  if (cursor.long() === 0) cursor.long()
  else cursor.take(padded(cursor.long()))
}

/** The first value of each property of a list of properties ([MS-OXTNEF] §2.1.3.4). */
function valuesOf(bytes: Uint8Array): Map<number, Value> {
  const cursor = new Cursor(bytes)
  const values = new Map<number, Value>()
  for (let left = cursor.long(); left > 0 && !cursor.isAtEnd; left--) {
    const [declared, id] = [cursor.short(), cursor.short()]
    const type = declared & ~isList
    if (id >= firstNamed) skipName(cursor)
    const count = variable.has(type) || declared !== type ? cursor.long() : 1
    for (let at = 0; at < count && !cursor.isAtEnd; at++) {
      const length = variable.has(type) ? cursor.long() : (sizes.get(type) ?? 4)
      const value = cursor.take(padded(length)).subarray(0, length)
      if (at === 0) values.set(id, { type, bytes: value })
    }
  }
  return values
}

const charsetOf = ({ type }: Value): string | null => (type === types.unicode ? 'utf-16le' : null)

function textOf(value: Value | undefined): string | null {
  if (!value) return null
  return decodeText(value.bytes, charsetOf(value)).replace(/\0+$/, '') || null
}

const bodies = [
  [properties.html, 'text/html'],
  [properties.body, 'text/plain'],
] as const

/** The text of the message: as a page if there is one, otherwise plain. */
function bodyOf(values: Map<number, Value>): TnefFile[] {
  const found = bodies.flatMap(([id, contentType]) => {
    const value = values.get(id)
    return value
      ? [{ contentType, charset: charsetOf(value), filename: null, contentId: null, bytes: value.bytes }]
      : []
  })
  return found.slice(0, 1)
}

/** An attached message is a TNEF stream of its own after a GUID. */
const messageStart = 16

function attachedTo(file: TnefFile, values: Map<number, Value>, depth: number): TnefFile[] {
  const data = values.get(properties.data)
  const inner = data?.type === types.object ? readTnef(data.bytes.subarray(messageStart), depth + 1) : []
  if (inner.length > 0) return inner
  return [
    {
      ...file,
      contentType: textOf(values.get(properties.mimeType)),
      filename: textOf(values.get(properties.filename)) ?? file.filename,
      contentId: textOf(values.get(properties.contentId)),
      bytes: file.bytes.length > 0 ? file.bytes : (data?.bytes ?? file.bytes),
    },
  ]
}

const maxDepth = 3
const emptyFile: TnefFile = {
  contentType: null,
  charset: null,
  filename: null,
  contentId: null,
  bytes: new Uint8Array(),
}

/**
 * The text and attached files of a TNEF stream, in which Outlook and Exchange pack them as `winmail.dat` ([MS-OXTNEF]).
 * Text present only as compressed RTF is not read, since the email has it as plain text. Empty if the bytes are not
 * such a stream. A broken one is read as far as possible.
 */
export function readTnef(bytes: Uint8Array, depth = 0): TnefFile[] {
  const cursor = new Cursor(bytes)
  if (cursor.long() !== signature || depth > maxDepth) return []
  cursor.short()
  const files: TnefFile[] = []
  const attached: { file: TnefFile; values: Map<number, Value> }[] = []
  while (!cursor.isAtEnd && attached.length < limits.parts) {
    cursor.take(1)
    const id = cursor.long() & 0xffff
    const data = cursor.take(cursor.long())
    cursor.short()
    const last = attached.at(-1)
    if (id === attributes.properties) files.push(...bodyOf(valuesOf(data)))
    else if (id === attributes.startOfFile) attached.push({ file: emptyFile, values: new Map() })
    else if (last && id === attributes.fileProperties) last.values = valuesOf(data)
    else if (last && id === attributes.data) last.file = { ...last.file, bytes: data }
    else if (last && id === attributes.title)
      last.file = { ...last.file, filename: textOf({ type: types.text, bytes: data }) }
  }
  const all = [...files, ...attached.flatMap(({ file, values }) => attachedTo(file, values, depth))]
  return all.filter(({ bytes: content }) => content.length > 0).slice(0, limits.parts)
}
