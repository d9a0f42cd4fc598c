import { Lexer } from './lexer'

/** The position of an object in the file. */
export interface Place {
  number: number
  /** Position of its value: in the file, or in `text` where it is packed. */
  at: number
  /** Text of the object stream that it is packed in. */
  text: string | null
  /** Position in the file of the object itself or of the stream around it: the later one counts. */
  since: number
}

/** Objects of one file; with 10,000 pages there are some 40,000. */
const maxObjects = 200_000
/** Object streams of one file; they hold a hundred objects each. */
const maxStreams = 4000

/** The objects of a file in the order in which they stand, by their heads: `12 0 obj`. */
export function findObjects(text: string): Place[] {
  const found: Place[] = []
  for (let at = text.indexOf('obj'); at >= 0 && found.length < maxObjects; at = text.indexOf('obj', at + 3)) {
    // the ends of objects have the same letters
    if (text.charCodeAt(at - 1) > 32) continue
    const [head, number] = /(\d{1,9})\s{1,3}\d{1,5}\s{1,3}$/.exec(text.slice(Math.max(0, at - 24), at)) ?? []
    if (head) found.push({ number: Number(number), at: at + 3, text: null, since: at - head.length })
  }
  return found
}

/** The object streams among some objects, by their declared names; the file is searched once. */
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
 * The objects in the text of an object stream (ISO 32000-1 §7.5.7): `count` pairs of number and offset from `first`.
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

/** Finds the ends of streams. Results of searches are cached, because a file may have many streams and no ends. */
export class StreamEnds {
  private from = 0
  private end = -1

  constructor(private readonly text: string) {}

  /** The end of the bytes from `start` on: by their length where the file ends them there, else by the word. */
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
