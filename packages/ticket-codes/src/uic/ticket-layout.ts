import { charsOf } from '@sextant/bytes/chars'
import { decodeText } from '@sextant/bytes/charset'
import type { TicketRecord } from './open-ticket'

/** A text at its position in a ticket's grid of lines and columns. */
interface LayoutField {
  line: number
  column: number
  text: string
}

/** The maximum number of fields on a ticket's face. */
const maxFields = 200

/** A ticket's face, as lines of characters. */
export class TicketLayout {
  private readonly rows = new Map<number, string>()

  constructor(
    /** `RCT2` for the standard ticket face, `PLAI` for plain text. */
    readonly standard: string,
    readonly fields: readonly LayoutField[],
  ) {
    for (const { line, column, text } of fields.toSorted((a, b) => a.column - b.column)) {
      const row = this.rows.get(line) ?? ''
      // text that overruns its field is followed by a space and the next field
      const start = row.length > column && row.trim() !== '' ? `${row} ` : row.padEnd(column)
      this.rows.set(line, start + text)
    }
  }

  /** The text of fields that start within part of a line. */
  at(line: number, from: number, to: number): string {
    return this.fields
      .filter((field) => field.line === line && field.column >= from && field.column < to)
      .toSorted((a, b) => a.column - b.column)
      .map(({ text }) => text)
      .join(' ')
      .trim()
  }

  /** The characters in part of a line, whichever fields they belong to. */
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
 * Reads the record U_TLAY: standard (4), count (4), and fields. After a wrong length, continues at the next position
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
    // further lines of a field are placed below the first
    for (const [index, one] of content.split(/\r?\n/).entries()) {
      fields.push({ line: Number(line) + index, column: Number(column), text: one })
    }
    at = end
  }
  return new TicketLayout(chars.slice(0, 4), fields)
}

/** Where a field's text ends: later than its length says, if that counts multi-byte characters as one. */
function endOf(chars: string, from: number, length: number): number {
  const told = from + length
  if (told >= chars.length || field.test(chars.slice(told, told + 13))) return told
  const wide = chars.slice(from, told).replace(/[^\u0080-\u00bf]/g, '').length
  return field.test(chars.slice(told + wide, told + wide + 13)) || told + wide === chars.length ? told + wide : told
}
