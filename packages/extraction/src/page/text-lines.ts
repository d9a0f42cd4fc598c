import { createLine } from './create-line'
import { type Line, maxLines } from './page'
import { withStackedTables } from './stacked-tables'
import type { Row } from './text-row'
import { bullet, ruler, textRows } from './text-rows'

/** Width of a plain text page in characters. Columns beyond it count as the right edge. */
const pageWidth = 100

const isWide = (code: number): boolean => (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xffdc)

function widthOf(text: string): number {
  let width = 0
  for (let at = 0; at < text.length; at++) width += isWide(text.charCodeAt(at)) ? 2 : 1
  return width
}

const columnGap =
  /\t+| {3,}| {2,}(?=\S{1,40} {2,})|\s{0,20}[|│┃¦]\s{0,20}|\s{1,20}\.{4,}\s{0,20}|\.{4,}\s{1,20}(?=\S)|\.{6,}/g

/** A line with more columns consists of widely spaced words. */
const maxColumns = 30

/** Splits a line into columns, each with its start position. */
function columnsOf(raw: string): { text: string; at: number }[] {
  const columns: { text: string; at: number }[] = []
  let from = 0
  let width = 0
  let measured = 0
  const push = (end: number): void => {
    const part = raw.slice(from, end)
    const lead = part.length - part.trimStart().length
    if (part.trim() === '') return
    width += widthOf(raw.slice(measured, from + lead))
    measured = from + lead
    columns.push({ text: part.trim(), at: width })
  }
  const indent = raw.length - raw.trimStart().length
  for (const gap of raw.slice(indent).matchAll(columnGap)) {
    push(indent + gap.index)
    from = indent + gap.index + gap[0].length
    if (columns.length > maxColumns) break
  }
  push(raw.length)
  return columns.length > maxColumns ? [{ text: raw.trim(), at: widthOf(raw.slice(0, indent)) }] : columns
}

/** A cell of a table with columns of equal width. */
const inColumn = (text: string, at: number, cells: readonly string[]): { text: string; at: number } => ({
  text,
  at: (at * pageWidth) / cells.length,
})

/** Lays out plain text: columns by their position, paragraphs and sections as boxes. */
export function textLines(text: string): Line[] {
  const lines: Line[] = []
  let [section, paragraph, row] = [1, 2, 0]
  let boxes = 2
  let table = 0
  let blanks = 0
  for (const { raw, quotes, cells, place } of withStackedTables(textRows(text))) {
    if (lines.length >= maxLines) break
    if (ruler.test(raw)) {
      section = ++boxes
      paragraph = ++boxes
      row++
      continue
    }
    if (raw.trim() === '') {
      if (++blanks === 2) section = ++boxes
      if (blanks === 1) paragraph = ++boxes
      row++
      continue
    }
    blanks = 0
    if (cells && place) {
      if (place.row === 0) table = ++boxes
      const own = tableLines(cells, place, [quotes, section, table, ++boxes], boxes)
      boxes += cells.length + 1
      paragraph = boxes
      for (const line of own) lines.push({ ...line, index: lines.length, row: row + line.row, isQuoted: quotes > 0 })
      row += Math.max(...own.map((line) => line.row + 1))
      continue
    }
    const columns = cells ? cells.map(inColumn).filter((cell) => cell.text !== '') : columnsOf(raw)
    for (const [at, column] of columns.entries()) {
      const next = columns[at + 1]
      const line = createLine(column.text.replace(bullet, ''), [], {
        row,
        left: Math.min(1, column.at / pageWidth),
        right: next ? Math.min(1, (next.at - 1) / pageWidth) : 1,
        path: [quotes, section, paragraph],
        cell: null,
        isListItem: bullet.test(column.text),
        isHidden: false,
      })
      if (line)
        lines.push({
          ...line,
          index: lines.length,
          isHeading: isHeadline(raw, columns.length),
          isQuoted: quotes > 0,
        })
    }
    row++
  }
  return lines
}

/** The lines of a row's cells, one cell after the other, as in a table of an HTML page. Rows count from the top. */
function tableLines(
  cells: readonly string[],
  { table, row }: NonNullable<Row['place']>,
  path: readonly number[],
  firstBox: number,
): Line[] {
  return cells.flatMap((cell, column) =>
    cell.split('\n').flatMap((text, index) => {
      const line = createLine(text.replace(bullet, ''), [], {
        row: index,
        left: column / cells.length,
        right: (column + 1) / cells.length,
        path: [...path, firstBox + column + 1],
        cell: { table, row, column },
        isListItem: bullet.test(text),
        isHidden: false,
      })
      return line ? [{ ...line, isHeading: false }] : []
    }),
  )
}

/** Whether a line is a heading: short and in capitals, or ending in a colon. */
const isHeadline = (raw: string, columns: number): boolean =>
  columns === 1 &&
  raw.trim().length < 60 &&
  (/^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(raw) || /^\s*\S[^:]{2,50}:$/.test(raw)) &&
  !/\d{1,2}:\d\d/.test(raw)
