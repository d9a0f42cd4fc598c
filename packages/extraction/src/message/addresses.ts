import { limits } from '../kit/limits'
import type { Address } from './types'

/** Splits a field into quoted strings, comments and angle brackets, in one pass. */
class Scanner {
  private readonly found: Address[] = []
  private words = ''
  private angle: string | null = null

  constructor(private readonly text: string) {}

  read(): Address[] {
    let at = 0
    while (at < this.text.length && this.found.length < limits.addresses) {
      const char = this.text[at] ?? ''
      if (char === '"') at = this.quoted(at)
      else if (char === '(') at = this.comment(at)
      else if (char === '<') at = this.angled(at)
      else {
        if (char === ',' || char === ';') this.finish()
        // A group's name (`Team: a@b, c@d;`) is not the name of its first address.
        else if (char === ':' && !this.words.includes('@')) this.words = ''
        else this.words += char
        at++
      }
    }
    this.finish()
    return this.found
  }

  private quoted(start: number): number {
    let at = start + 1
    while (at < this.text.length && this.text[at] !== '"') {
      if (this.text[at] === '\\') at++
      this.words += this.text[at] ?? ''
      at++
    }
    return at + 1
  }

  private comment(start: number): number {
    const end = this.text.indexOf(')', start)
    return end < 0 ? this.text.length : end + 1
  }

  private angled(start: number): number {
    const end = this.text.indexOf('>', start)
    this.angle = this.text.slice(start + 1, end < 0 ? this.text.length : end).trim()
    return end < 0 ? this.text.length : end + 1
  }

  private finish(): void {
    const words = this.words.trim().replace(/\s+/g, ' ')
    const address = this.angle ?? (words.includes('@') ? words : '')
    const name = this.angle === null ? '' : words
    if (address || name) this.found.push({ name, address })
    this.words = ''
    this.angle = null
  }
}

/** The addresses of a field (RFC 5322 §3.4), parsed leniently; at most `limits.addresses`. */
export const readAddresses = (value: string): Address[] => new Scanner(value.slice(0, 65_536)).read()
