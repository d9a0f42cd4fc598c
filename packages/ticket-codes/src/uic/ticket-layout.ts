import { charsOf } from '@sextant/bytes/chars'
import { decodeText } from '@sextant/bytes/charset'
import type { TicketRecord } from './open-ticket'

/** A text at its position on a ticket's grid of lines and columns. */
interface LayoutField {
  line: number
  column: number
  text: string
}

/** Fields of a ticket's face. */
const maxFields = 200

/** What a ticket shows, as lines of characters. */
export class TicketLayout {
  private readonly rows = new Map<number, string>()

  constructor(
    /** `RCT2` for the common face of tickets, `PLAI` for plain text. */
    readonly standard: string,
    readonly fields: readonly LayoutField[],
  ) {
    for (const { line, column, text } of fields.toSorted((a, b) => a.column - b.column)) {
      const row = this.rows.get(line) ?? ''
      // what overruns its field goes on behind it, a blank between
      const start = row.length > column && row.trim() !== '' ? `${row} ` : row.padEnd(column)
      this.rows.set(line, start + text)
    }
  }

  /** What begins within a stretch of a line. */
  at(line: number, from: number, to: number): string {
    return this.fields
      .filter((field) => field.line === line && field.column >= from && field.column < to)
      .toSorted((a, b) => a.column - b.column)
      .map(({ text }) => text)
      .join(' ')
      .trim()
  }

  /** The characters of a stretch of a line, whatever fields they are of. */
  cut(line: number, from: number, to: number): string {
    return (this.rows.get(line) ?? '').slice(from, to).trim()
  }

  /** All texts from top to bottom. */
  get lines(): string[] {
    const numbers = [...this.rows.keys()].toSorted((a, b) => a - b)
    return numbers.map((line) => (this.rows.get(line) ?? '').trim())
  }
}

/**
 * One field: line, column, height, width (2 each), format, length (4), text. Lengths count bytes, or characters by
 * mistake.
 */
const field = /^(\d\d)(\d\d)(\d\d)(\d\d).(\d{4})/s

/**
 * Reads the record U_TLAY: standard (4), count (4), and fields. Where a length is wrong, it goes on with the next place
 * that looks like a field.
 */
export function readLayout(records: readonly TicketRecord[]): TicketLayout | null {
  const record = records.find(({ id }) => id === 'U_TLAY')
  if (!record) return null
  const chars = charsOf(record.bytes)
  const fields: LayoutField[] = []
  for (let at = 8; at + 13 <= chars.length && fields.length < maxFields; ) {
    const [, line, column, , , length] = field.exec(chars.slice(at, at + 13)) ?? []
    if (length === undefined || at + 13 + Number(length) > chars.length) {
      at++
      continue
    }
    const end = endOf(chars, at + 13, Number(length))
    const content = decodeText(record.bytes.subarray(at + 13, end), null)
    // a field of several lines goes on below itself
    for (const [index, one] of content.split(/\r?\n/).entries()) {
      fields.push({ line: Number(line) + index, column: Number(column), text: one })
    }
    at = end
  }
  return new TicketLayout(chars.slice(0, 4), fields)
}

/**
 * Where the text of a field ends: some bytes later than its length says, if that counted characters of several bytes.
 */
function endOf(chars: string, from: number, length: number): number {
  const told = from + length
  if (told >= chars.length || field.test(chars.slice(told, told + 13))) return told
  const wide = chars.slice(from, told).replace(/[^\u0080-\u00bf]/g, '').length
  return field.test(chars.slice(told + wide, told + wide + 13)) || told + wide === chars.length ? told + wide : told
}
