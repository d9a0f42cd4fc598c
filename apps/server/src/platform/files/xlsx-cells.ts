import type { CellKind, CellValue, FileColumn } from './table'
import { stylesOf } from './xlsx-parts'
import { escaped } from './xlsx-text'

/** Cells of a row as XML. */
export type CellXml<Row> = (row: Row, line: number) => string

/** The names of the first columns: A, B … Z, AA, AB … */
export const columnLetters = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => letterOf(index))

const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

export const headerRow = <Row>(columns: readonly FileColumn<Row>[], letters: readonly string[]): string =>
  `<row r="1">${columns.map(({ label }, at) => textCell(`${letters[at]}1`, label, stylesOf.header)).join('')}</row>`

/** Rows as XML; empty cells are omitted. */
export const cellsOf =
  <Row>(columns: readonly FileColumn<Row>[], letters: readonly string[]): CellXml<Row> =>
  (row, line) => {
    const cells = columns.map(({ kind, value }, at) => cell(`${letters[at]}${line}`, kind, value(row)))
    return `<row r="${line}">${cells.join('')}</row>`
  }

function cell(place: string, kind: CellKind, value: CellValue): string {
  if (value === null || value === '') return ''
  if (kind === 'text') return textCell(place, String(value))
  const number = kind === 'number' ? Number(value) : serial(String(value))
  return Number.isFinite(number)
    ? `<c r="${place}" s="${stylesOf[kind]}"><v>${number}</v></c>`
    : textCell(place, String(value))
}

/** Excel cannot open a workbook with longer texts. */
const maxTextLength = 32_767

const textCell = (place: string, text: string, style: number = stylesOf.text): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, maxTextLength))}</t></is></c>`

/** Days since 1899-12-30, as Excel counts them; NaN before March 1900, where Excel's count is off. */
function serial(time: string): number {
  const ms = Date.parse(time.length > 10 && !time.endsWith('Z') ? `${time}Z` : time)
  const days = ms / 86_400_000 + 25_569
  return days >= 61 ? Math.round(days * 86_400) / 86_400 : Number.NaN
}
