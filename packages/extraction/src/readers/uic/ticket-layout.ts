import { decodeText } from '../../message/charset'
import type { TicketRecord } from './open-ticket'

/** Texts of a ticket where they stand on its grid of lines and columns. */
interface LayoutField {
  line: number
  column: number
  text: string
}

/** Fields of a ticket's face. */
const most = 200

/** What a ticket shows, as lines of characters. */
export class TicketLayout {
  constructor(
    /** `RCT2` for the common face of tickets, `PLAI` for plain text. */
    readonly standard: string,
    private readonly fields: readonly LayoutField[],
  ) {}

  /** What begins within a stretch of a line. */
  at(line: number, from: number, to: number): string {
    const found = this.fields.filter(
      (field) => field.line === line && field.column >= from && field.column < to,
    )
    return found
      .toSorted((a, b) => a.column - b.column)
      .map(({ text }) => text)
      .join(' ')
      .trim()
  }

  /** All texts from top to bottom. */
  get lines(): string[] {
    const numbers = [...new Set(this.fields.map(({ line }) => line))].toSorted((a, b) => a - b)
    return numbers.map((line) => this.at(line, 0, 100))
  }
}

/** Reads the record U_TLAY: standard (4), count (4), and fields: line, column, height, width (2 each), format, length (4), text. */
export function readLayout(records: readonly TicketRecord[]): TicketLayout | null {
  const record = records.find(({ id }) => id === 'U_TLAY')
  if (!record) return null
  const { bytes } = record
  const text = decodeText(bytes, 'latin1')
  const fields: LayoutField[] = []
  for (let at = 8; at + 13 <= bytes.length && fields.length < most; ) {
    const [, line, column, length] = /^(\d\d)(\d\d)\d\d\d\d.(\d{4})/s.exec(text.slice(at, at + 13)) ?? []
    if (length === undefined) break
    const end = at + 13 + Number(length)
    const content = decodeText(bytes.subarray(at + 13, end), null)
    // a field of several lines goes on below itself
    for (const [index, one] of content.split(/\r?\n/).entries()) {
      fields.push({ line: Number(line) + index, column: Number(column), text: one })
    }
    at = end
  }
  return new TicketLayout(text.slice(0, 4), fields)
}
