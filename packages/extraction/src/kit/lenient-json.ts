import { decodeEntities } from '../html/entities'

/** What JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const maxDepth = 100
/** Maximum number of pieces of a string with unescaped quotes. */
const maxQuotes = 20

/**
 * Reads JSON as senders write it in practice: with missing or extra commas, missing closing brackets, comments, single
 * quotes, bare keys, line breaks in strings, or several values in a row. One pass; never throws.
 */
class LenientReader {
  private at = 0

  constructor(private readonly text: string) {}

  all(): Json[] {
    const values: Json[] = []
    while (this.skip() < this.text.length) {
      const char = this.text[this.at]
      if (char === '{' || char === '[') values.push(this.value(0))
      else this.at++
    }
    return values
  }

  /** Skips white space, commas and comments. */
  private skip(): number {
    for (;;) {
      const rest = /[\s,;\u00a0\ufeff]*/y
      rest.lastIndex = this.at
      this.at += rest.exec(this.text)?.[0].length ?? 0
      const two = this.text.slice(this.at, this.at + 2)
      const end = two === '//' ? '\n' : two === '/*' ? '*/' : null
      if (end === null) return this.at
      const found = this.text.indexOf(end, this.at + 2)
      this.at = found < 0 ? this.text.length : found + end.length
    }
  }

  private value(depth: number): Json {
    const char = this.text[this.at]
    if (depth > maxDepth) {
      this.at = this.text.length
      return null
    }
    if (char === '{') return this.object(depth)
    if (char === '[') return this.array(depth)
    if (char === '"' || char === "'") return this.string(char)
    return this.bare()
  }

  private object(depth: number): Json {
    const entries: [string, Json][] = []
    this.at++
    for (;;) {
      this.skip()
      const char = this.text[this.at]
      if (char === undefined || char === ']') break
      if (char === '}') {
        this.at++
        break
      }
      // A value without a key means that this object's closing bracket is missing.
      if (char === '{' || char === '[') break
      if (char === ':') {
        this.at++
        continue
      }
      const key = char === '"' || char === "'" ? this.string(char) : this.word()
      this.skip()
      if (this.text[this.at] !== ':') continue
      this.at++
      this.skip()
      if (this.text[this.at] !== '}') entries.push([key, this.value(depth + 1)])
    }
    return Object.fromEntries(entries)
  }

  private array(depth: number): Json {
    const items: Json[] = []
    this.at++
    for (;;) {
      this.skip()
      const char = this.text[this.at]
      if (char === undefined || char === '}') break
      if (char === ']') {
        this.at++
        break
      }
      if (char === ':') {
        this.at++
        continue
      }
      items.push(this.value(depth + 1))
    }
    return items
  }

  /** A string, including unescaped quotes in it: those followed by a word, with another quote later in the line. */
  private string(quote: string): string {
    const pattern = quote === '"' ? /"([^"\\]*(?:\\[^]?[^"\\]*)*)"?/y : /'([^'\\]*(?:\\[^]?[^'\\]*)*)'?/y
    const pieces: string[] = []
    do {
      pattern.lastIndex = this.at
      const match = pattern.exec(this.text)
      this.at += match?.[0].length ?? 1
      pieces.push(unescaped(match?.[1] ?? ''))
      // The quote that does not end the string begins the next piece.
    } while (pieces.length < maxQuotes && this.goesOn(quote, pieces.length > 1) && this.at--)
    return pieces.join(quote)
  }

  /** Whether a string continues after a quote, which is then part of it. `isInner` is set if another quote was. */
  private goesOn(quote: string, isInner: boolean): boolean {
    const rest = this.text.slice(this.at, this.at + 200)
    if (this.text[this.at - 1] !== quote) return false
    if (isInner && rest[0] === quote) return true
    return /^ ?[\p{L}\d(]/u.test(rest) && !/^\s*[\w$]+\s*:/.test(rest) && (rest.split('\n')[0] ?? '').includes(quote)
  }

  private word(): string {
    const pattern = /[^\s,:{}[\]"']*/y
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += Math.max(found.length, 1)
    return found
  }

  private bare(): Json {
    const word = this.word()
    if (word === 'true' || word === 'false') return word === 'true'
    if (word === 'null' || word === 'undefined') return null
    return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(word) ? Number(word) : word
  }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const unescaped = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, hex?: string, char = '') =>
        hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (escapes[char] ?? char),
      )
    : text

/** Removes CDATA marks and HTML comments around scripts. */
const unwrapped = (text: string): string =>
  text.replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)/, '').replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$/, '')

/** The values of a JSON text, and whether it had to be repaired. Empty for an empty text. */
export function readJson(text: string): { values: Json[]; repaired: boolean } {
  const clean = unwrapped(text)
  if (clean.trim() === '') return { values: [], repaired: false }
  try {
    const value: Json = JSON.parse(clean)
    return { values: [value], repaired: false }
  } catch {
    const plain = /^\s*[[{\s]*&quot;/.test(clean) ? decodeEntities(clean) : clean
    return { values: new LenientReader(plain).all(), repaired: true }
  }
}
