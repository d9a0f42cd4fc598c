import { maxCellLength, maxColumns, type RawRow } from './raw-row'
import { Unreadable } from './unreadable'

export type Dialect = { readonly delimiter: string; readonly lineBreak: '\n' | '\r' }

/** The maximum line length: room for 500 long cells. */
const maxLineLength = 2 * 1024 * 1024

/** The maximum number of cells kept: one more than allowed is enough to detect too many. */
const maxCells = maxColumns + 1

const brokenQuote = 'A quotation mark is opened and not closed, or not doubled within a cell.'
const tooLong = `A cell has more than ${maxCellLength.toLocaleString('en')} characters.`

/**
 * Splits CSV (RFC 4180, with the file's delimiter) into rows as text arrives. An unclosed quotation mark breaks only
 * its own line. Hand-written to be fast with a million rows: lines without quotation marks are split directly.
 */
export class CsvSplitter {
  #rest = ''
  #row = 0

  constructor(readonly dialect: Dialect) {}

  /** Consumes more text; returns the rows completed so far, including blank ones. */
  push(text: string): RawRow[] {
    this.#rest += text
    return this.#take(false)
  }

  /** The remaining rows at the end of the text. */
  end(): RawRow[] {
    return this.#take(true)
  }

  #take(isEnd: boolean): RawRow[] {
    const rows: RawRow[] = []
    const text = this.#rest
    let at = 0
    let quote = text.indexOf('"')
    while (at < text.length) {
      const found = text.indexOf(this.dialect.lineBreak, at)
      if (found < 0 && !isEnd) break
      const lineEnd = found < 0 ? text.length : found
      if (quote >= 0 && quote < at) quote = text.indexOf('"', at)
      if (quote < 0 || quote > lineEnd) {
        rows.push(this.#plain(text, at, lineEnd))
        at = lineEnd + 1
        continue
      }
      const next = this.#quoted(text, at, lineEnd, isEnd)
      if (next === 'more') break
      rows.push(next.row)
      at = next.at
    }
    this.#rest = text.slice(at)
    if (this.#rest.length > maxLineLength) throw new Unreadable(`Line ${this.#row + 1} does not end.`)
    return rows
  }

  /** Splits a line without quotation marks. */
  #plain(text: string, at: number, lineEnd: number): RawRow {
    const cells = this.#line(text, at, lineEnd).split(this.dialect.delimiter, maxCells)
    this.#row += 1
    const isLong = lineEnd - at > maxCellLength && cells.some(({ length }) => length > maxCellLength)
    return { row: this.#row, cells, ...(isLong ? { broken: tooLong } : {}) }
  }

  #line(text: string, at: number, lineEnd: number): string {
    const isPair = lineEnd > at && text.charCodeAt(lineEnd - 1) === 13
    return text.slice(at, isPair ? lineEnd - 1 : lineEnd)
  }

  /** Parses a row whose first line contains quotation marks; it may continue on further lines. */
  #quoted(text: string, from: number, lineEnd: number, isEnd: boolean): { row: RawRow; at: number } | 'more' {
    const { delimiter, lineBreak } = this.dialect
    const cells: string[] = []
    for (let at = from; ; ) {
      const cell = text[at] === '"' ? quotedCell(text, at, isEnd) : null
      if (cell === 'more') return 'more'
      if (cell === 'broken') return this.#broken(text, from, lineEnd)
      const end = cell ? afterBlanks(text, cell.at) : cellEnd(text, at, delimiter, lineBreak)
      const stop = stopAt(text, end, lineBreak)
      if (stop >= text.length && !isEnd) return 'more'
      const isLast = stop >= text.length || text[stop] === lineBreak
      if (!isLast && text[stop] !== delimiter) return this.#broken(text, from, lineEnd)
      if (cells.length < maxCells) cells.push(cell ? cell.value : text.slice(at, end).replace(/\r$/, ''))
      at = stop + 1
      if (!isLast) continue
      this.#row += 1
      const isLong = cells.some(({ length }) => length > maxCellLength)
      return { row: { row: this.#row, cells, ...(isLong ? { broken: tooLong } : {}) }, at }
    }
  }

  /** Only the first line is lost: parsing continues after it. */
  #broken(text: string, from: number, lineEnd: number): { row: RawRow; at: number } {
    this.#row += 1
    const cells = this.#line(text, from, lineEnd).split(this.dialect.delimiter, maxCells)
    return { row: { row: this.#row, cells, broken: brokenQuote }, at: lineEnd + 1 }
  }
}

/** A quoted cell that starts at `from`, and where it ends. */
function quotedCell(text: string, from: number, isEnd: boolean): { value: string; at: number } | 'more' | 'broken' {
  let value = ''
  for (let at = from + 1; ; ) {
    const close = text.indexOf('"', at)
    if (close < 0 || close - from > 2 * maxCellLength)
      return isEnd || text.length - from > 2 * maxCellLength ? 'broken' : 'more'
    value += text.slice(at, close)
    if (close + 1 === text.length && !isEnd) return 'more'
    if (text[close + 1] !== '"') return { value, at: close + 1 }
    value += '"'
    at = close + 2
  }
}

function cellEnd(text: string, at: number, delimiter: string, lineBreak: string): number {
  let end = at
  while (end < text.length && text[end] !== delimiter && text[end] !== lineBreak) end += 1
  return end
}

/** Some programs write a space between the closing mark and the delimiter. */
function afterBlanks(text: string, at: number): number {
  let end = at
  while (text[end] === ' ') end += 1
  return end
}

/** The position of a cell's delimiter or line break; for CRLF, that of the CR. */
const stopAt = (text: string, end: number, lineBreak: string): number =>
  lineBreak === '\n' && text[end] === '\r' ? end + 1 : end
