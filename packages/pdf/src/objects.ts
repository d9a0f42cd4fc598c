import { Lexer } from './lexer'

/** The position of an object in the file. */
export interface Place {
  number: number
  /** The position of its value: in the file, or in `text` if packed in an object stream. */
  at: number
  /** The text of the object stream that contains it. */
  text: string | null
  /** The position in the file of the object or its enclosing stream: later definitions win. */
  since: number
}

/** The maximum number of objects per file; 10,000 pages have about 40,000. */
const maxObjects = 200_000
/** The maximum number of object streams per file; each holds about a hundred objects. */
const maxStreams = 4000

/** A file's objects in file order, found by their headers: `12 0 obj`. */
export function findObjects(text: string): Place[] {
  const found: Place[] = []
  for (let at = text.indexOf('obj'); at >= 0 && found.length < maxObjects; at = text.indexOf('obj', at + 3)) {
    // `endobj` ends with the same letters
    if (text.charCodeAt(at - 1) > 32) continue
    const [head, number] = /(\d{1,9})\s{1,3}\d{1,5}\s{1,3}$/.exec(text.slice(Math.max(0, at - 24), at)) ?? []
    if (head) found.push({ number: Number(number), at: at + 3, text: null, since: at - head.length })
  }
  return found
}

/** The object streams among some objects, recognised by their type; the file is searched once. */
export function objectStreams(text: string, objects: readonly Place[]): Place[] {
  const found = new Set<Place>()
  let index = 0
  for (let at = text.indexOf('/ObjStm'); at >= 0 && found.size < maxStreams; at = text.indexOf('/ObjStm', at + 7)) {
    for (let next = objects[index + 1]; next && next.since < at; next = objects[index + 1]) index++
    const object = objects[index]
    if (object && object.since < at) found.add(object)
  }
  return [...found]
}

/**
 * The objects in the text of an object stream (ISO 32000-1 §7.5.7): `count` pairs of number and offset relative to
 * `first`.
 */
export function unpackObjects(text: string, count: number, first: number, since: number): Place[] {
  const lexer = new Lexer(text)
  const found: Place[] = []
  while (found.length < count && lexer.at < first) {
    const [number, offset] = [lexer.next(), lexer.next()]
    if (typeof number !== 'number' || typeof offset !== 'number') break
    found.push({ number, at: first + offset, text, since })
  }
  return found
}

/** Finds the ends of streams. Search results are cached, because a file may have many streams without ends. */
export class StreamEnds {
  private from = 0
  private end = -1

  constructor(private readonly text: string) {}

  /** The end of the bytes from `start`: by their length if the stream ends there, otherwise by the keyword. */
  after(start: number, length: number | undefined): number {
    const { text } = this
    if (length !== undefined && /^\s*endstream/.test(text.slice(start + length, start + length + 12))) {
      return start + length
    }
    if (start < this.from || start > this.end) {
      const found = text.indexOf('endstream', start)
      this.from = start
      this.end = found < 0 ? text.length : found
    }
    return this.end
  }
}
