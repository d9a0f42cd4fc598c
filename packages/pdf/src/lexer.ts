import { type Dictionary, Keyword, Name, PdfText, type PdfValue, Reference } from './values'

/** The maximum nesting of arrays and dictionaries. */
const maxDepth = 40
/**
 * The maximum number of values and words read by one lexer: a page has some thousands, the list of 10,000 pages 30,000.
 */
const maxValues = 300_000
const white = new Set([0, 9, 10, 12, 13, 32])
const delimiters = new Set(Array.from('()<>[]{}/%', (char) => char.charCodeAt(0)))
/** The class of a character: 0 for part of a word, 1 for white space, 2 for a delimiter. */
const classes = Uint8Array.from({ length: 256 }, (_, code) => (white.has(code) ? 1 : delimiters.has(code) ? 2 : 0))
const classOf = (code: number): number => classes[code] ?? 0
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const constants = new Map<string, PdfValue>([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** Reads the values and words of a PDF file or of a page's content in order, from a given position. */
export class Lexer {
  private read = 0

  constructor(
    readonly text: string,
    public at = 0,
  ) {}

  /** The next value or word; undefined at the end. An unmatched closing delimiter is returned as a word. */
  next(depth = 0): PdfValue | Keyword | undefined {
    this.skip()
    const { text, at } = this
    if (at >= text.length || this.read++ >= maxValues) return undefined
    const char = text[at] ?? ''
    if (classOf(text.charCodeAt(at)) === 0) return this.word()
    if (char === '/') return this.name()
    if (char === '(') return this.string()
    const pair = text.slice(at, at + 2)
    if (char === '<' && pair !== '<<') return this.hex()
    if (char === '[' || pair === '<<') return this.container(char === '[', depth)
    this.at += pair === '>>' ? 2 : 1
    return new Keyword(pair === '>>' ? pair : char)
  }

  private skip(): void {
    const { text } = this
    for (;;) {
      while (this.at < text.length && classOf(text.charCodeAt(this.at)) === 1) this.at++
      if (text[this.at] !== '%') return
      while (this.at < text.length && text[this.at] !== '\n' && text[this.at] !== '\r') this.at++
    }
  }

  /** Reads characters up to the next white space or delimiter. */
  private run(): string {
    const start = this.at
    while (this.at < this.text.length && classOf(this.text.charCodeAt(this.at)) === 0) this.at++
    return this.text.slice(start, this.at)
  }

  private word(): PdfValue | Keyword {
    const word = this.run()
    const first = word.charCodeAt(0)
    // digits, and characters that can start a number
    if ((first >= 0x30 && first <= 0x39) || first === 0x2d || first === 0x2b || first === 0x2e) {
      const value = Number.parseFloat(word)
      if (!Number.isNaN(value)) return value
    }
    return constants.get(word) ?? (word === 'null' ? null : new Keyword(word))
  }

  private name(): Name {
    this.at++
    const raw = this.run()
    if (!raw.includes('#')) return new Name(raw)
    return new Name(
      raw.replace(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    )
  }

  private string(): PdfText {
    const { text } = this
    let open = 1
    let out = ''
    let from = ++this.at
    for (; this.at < text.length; this.at++) {
      const char = text[this.at]
      if (char === '\\') {
        out += text.slice(from, this.at) + this.escaped()
        from = this.at + 1
      } else if (char === '(') open++
      else if (char === ')' && --open === 0) break
    }
    out += text.slice(from, this.at)
    this.at++
    return new PdfText(out)
  }

  /** The character that an escape represents; leaves the position at its last character. */
  private escaped(): string {
    const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))?.[0]
    if (octal) {
      this.at += octal.length
      return String.fromCharCode(Number.parseInt(octal, 8) & 255)
    }
    const char = this.text[++this.at] ?? ''
    if (char === '\r' && this.text[this.at + 1] === '\n') this.at++
    // a backslash at the end of a line continues it
    if (char === '\r' || char === '\n') return ''
    return escapes[char] ?? char
  }

  private hex(): PdfText {
    const end = this.text.indexOf('>', this.at)
    const stop = end < 0 ? this.text.length : end
    const digits = this.text.slice(this.at + 1, stop).replace(/[^\dA-Fa-f]/g, '')
    this.at = stop + 1
    let out = ''
    for (let at = 0; at < digits.length; at += 2) {
      out += String.fromCharCode(Number.parseInt(digits.slice(at, at + 2).padEnd(2, '0'), 16))
    }
    return new PdfText(out)
  }

  private container(array: boolean, depth: number): PdfValue {
    this.at += array ? 1 : 2
    const items: PdfValue[] = []
    const end = array ? ']' : '>>'
    for (;;) {
      const item = depth < maxDepth ? this.next(depth + 1) : undefined
      if (item === undefined) break
      if (!(item instanceof Keyword)) items.push(item)
      else if (item.word === end || item.word === 'endobj' || item.word === 'stream') break
      else if (item.word === 'R') refer(items)
    }
    return array ? items : dictionaryOf(items)
  }
}

/** Turns the last two numbers of a list, an object's number and generation, into a reference. */
function refer(items: PdfValue[]): void {
  const number = items.at(-2)
  if (typeof number === 'number') items.splice(-2, 2, new Reference(number))
}

function dictionaryOf(items: readonly PdfValue[]): Dictionary {
  const found: Dictionary = new Map()
  for (let at = 0; at + 1 < items.length; at += 2) {
    const [key, value] = [items[at], items[at + 1]]
    if (key instanceof Name && value !== undefined) found.set(key.name, value)
  }
  return found
}
