import { createLine } from './create-line'
import { type Line, maxLines } from './page'

/** Width of a plain text page in characters; columns beyond it count as the right edge. */
const pageWidth = 100
/** Minimum length of a line that may have been wrapped by the mail program. */
const wrapFrom = 58

const isWide = (code: number): boolean => (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xffdc)

function widthOf(text: string): number {
  let width = 0
  for (let at = 0; at < text.length; at++) width += isWide(text.charCodeAt(at)) ? 2 : 1
  return width
}

interface Row {
  raw: string
  /** Quote depth (`> > ` is 2). */
  quotes: number
  /** The cells of a row of a table, if they are known. */
  cells?: readonly string[]
}

const ruler = /^\s*(?:[-=_*#~+.·─━═|]\s?){4,}\s*$/
const columnGap =
  /\t+| {3,}| {2,}(?=\S{1,40} {2,})|\s{0,20}[|│┃¦]\s{0,20}|\s{1,20}\.{4,}\s{0,20}|\.{4,}\s{1,20}(?=\S)|\.{6,}/g
/** Columns by spaces, or a label and its value by dots. */
const hasColumns = /\S(?:\t| {3,})\S|\S(?:\s{1,20}\.{4,}\s{0,20}|\.{4,}\s{1,20}|\.{6,})\S/
const bullet = /^\s*[-*•·–▪●○◦‣]\s+/

function rowsOf(text: string): Row[] {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n')
    .slice(0, 4 * maxLines)
    .map((line) => {
      const quoting = /^(?:\s?>){1,12}\s?/.exec(line)?.[0] ?? ''
      return { raw: line.slice(quoting.length).trimEnd(), quotes: quoting.replace(/[^>]/g, '').length }
    })
}

/** Whether a line continues on the next: wrapped at the page width in the middle of a sentence. */
function continuesOn(row: Row, next: Row | undefined, maxLength: number): boolean {
  if (!next || next.quotes !== row.quotes || row.raw.length < Math.max(wrapFrom, maxLength - 18)) return false
  if (hasColumns.test(row.raw) || hasColumns.test(next.raw)) return false
  if (next.raw.trim() === '' || ruler.test(next.raw) || bullet.test(next.raw) || /[:：]$/.test(row.raw)) return false
  return !/^[^\s:]{2,20}(?: [^\s:]{1,15}){0,3}:\s/.test(next.raw)
}

function unwrapLines(rows: readonly Row[]): Row[] {
  const maxLength = Math.min(Math.max(0, ...rows.map(({ raw }) => (raw.length <= 100 ? raw.length : 0))), 90)
  const result: Row[] = []
  let isOpen = false
  for (const [at, row] of rows.entries()) {
    const last = result.at(-1)
    if (isOpen && last) last.raw += ` ${row.raw.trim()}`
    else result.push({ ...row })
    isOpen = continuesOn(row, rows[at + 1], maxLength)
  }
  return result
}

/** A line with more columns than this is one of words that are set far apart. */
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

/** Paragraphs of lines, without the blank lines and rulers between them. */
function paragraphsOf(rows: readonly Row[]): Row[][] {
  const paragraphs: Row[][] = [[]]
  for (const row of rows) {
    if (row.raw.trim() === '' || ruler.test(row.raw)) paragraphs.push([])
    else paragraphs.at(-1)?.push(row)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

/** Maximum length of the head of a column. */
const maxHead = 32

/** Words far apart in a line, which has columns of its own. */
const spaced = /\S(?:\t| {3,}|\u3000)\S/

const isHead = ({ raw }: Row): boolean =>
  raw.trim().length <= maxHead && /^[^\d.!?:]*$/.test(raw) && /\p{L}/u.test(raw) && !spaced.test(raw)

/** Whether a paragraph is a row below a head: with as many cells, or with a label in front of these. */
function isBelow(head: readonly Row[], width: number, row: readonly Row[] = []): boolean {
  const [label] = row
  if (!label || row.length !== width || row.every(isHead)) return false
  return width === head.length || isHead(label)
}

/** Whether paragraphs below a head are rows of a table: many of its cells have numbers, and none has columns. */
function isTable([, ...rows]: readonly (readonly Row[])[], minLength: number): boolean {
  const cells = rows.flat()
  const numbered = cells.filter(({ raw }) => /\d/.test(raw))
  return (
    rows.length + 1 >= minLength && numbered.length * 3 >= cells.length && !cells.some(({ raw }) => spaced.test(raw))
  )
}

/**
 * Tables whose cells have a line each, as programs write the text of a page: paragraphs with as many lines as the first
 * has, which are the heads of the columns, or with one more if the rows have labels.
 */
function withStackedTables(rows: readonly Row[]): Row[] {
  const paragraphs = paragraphsOf(rows)
  const tables = new Map<Row, readonly string[]>()
  const dropped = new Set<Row>()
  for (let at = 0; at < paragraphs.length; at++) {
    const head = paragraphs[at] ?? []
    if (head.length < 2 || head.length > 12 || !head.every(isHead)) continue
    const width = Math.max(head.length, paragraphs[at + 1]?.length ?? 0)
    if (width > head.length + 1 || width < 3) continue
    let end = at + 1
    while (isBelow(head, width, paragraphs[end])) end++
    const table = paragraphs.slice(at, end)
    if (!isTable(table, width > head.length ? 3 : 2)) continue
    for (const [first, ...rest] of table) {
      if (!first) continue
      const cells = [first, ...rest].map(({ raw }) => raw.trim())
      tables.set(first, cells.length < width ? ['', ...cells] : cells)
      for (const row of rest) dropped.add(row)
    }
    at = end - 1
  }
  return rows
    .filter((row) => !dropped.has(row))
    .map((row) => {
      const cells = tables.get(row)
      return cells ? { ...row, cells } : row
    })
}

/** A cell of a table whose columns are equally wide. */
const inColumn = (text: string, at: number, cells: readonly string[]): { text: string; at: number } => ({
  text,
  at: (at * pageWidth) / cells.length,
})

/** Lays out plain text: columns by their position, paragraphs and sections as boxes. */
export function textLines(text: string): Line[] {
  const lines: Line[] = []
  let [section, paragraph, row] = [1, 2, 0]
  let boxes = 2
  let blanks = 0
  for (const { raw, quotes, cells } of withStackedTables(unwrapLines(rowsOf(text)))) {
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

/** Whether a line is a heading: short and in capitals, or ending in a colon. */
const isHeadline = (raw: string, columns: number): boolean =>
  columns === 1 &&
  raw.trim().length < 60 &&
  (/^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u.test(raw) || /^\s*\S[^:]{2,50}:$/.test(raw)) &&
  !/\d{1,2}:\d\d/.test(raw)
