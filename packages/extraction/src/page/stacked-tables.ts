import type { Row } from './text-row'
import { ruler } from './text-rows'

/** Paragraphs of lines, without the blank lines and rules between them. */
function paragraphsOf(rows: readonly Row[]): Row[][] {
  const paragraphs: Row[][] = [[]]
  for (const row of rows) {
    if (row.cells || row.raw.trim() === '' || ruler.test(row.raw)) paragraphs.push([])
    else paragraphs.at(-1)?.push(row)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

/** Maximum number of lines in a paragraph that is searched for tables. */
const maxLines = 300
/** Maximum number of columns. */
const maxWidth = 12
/** Maximum length of a column heading. */
const maxHead = 32

/** Widely spaced words in a line, which has its own columns. */
const spaced = /\S(?:\t| {3,}|\u3000)\S/

const isHead = ({ raw }: Row): boolean =>
  raw.trim().length <= maxHead && /^[^\d.!?:]*$/.test(raw) && /\p{L}/u.test(raw) && !spaced.test(raw)

/** Whether a paragraph is a row below a header: with as many cells, or with a label before them. */
function isBelow(head: readonly Row[], width: number, row: readonly Row[] = []): boolean {
  const [label] = row
  if (!label || row.length !== width || row.every(isHead)) return false
  return width === head.length || isHead(label)
}

/** Whether paragraphs below a header are table rows: many of their cells have numbers, and none has columns. */
function isTable([, ...rows]: readonly (readonly Row[])[], minLength: number): boolean {
  const cells = rows.flat()
  const numbered = cells.filter(({ raw }) => /\d/.test(raw))
  return (
    rows.length + 1 >= minLength && numbered.length * 3 >= cells.length && !cells.some(({ raw }) => spaced.test(raw))
  )
}

/** Which cells of a row have numbers, as a pattern. */
const numbers = (row: readonly Row[]): string => row.map(({ raw }) => (/\d/.test(raw) ? '1' : '0')).join('')

/** The rows below a header, from its end on: groups of `size` lines with numbers in the same positions. */
function groupsBelow(head: readonly Row[], size: number, lines: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  for (let at = 0; at + size <= lines.length; at += size) {
    const group = lines.slice(at, at + size)
    if (!isBelow(head, size, group) || numbers(group) !== numbers(groups[0] ?? group)) break
    groups.push(group)
  }
  return groups
}

/** Whether each row of a table has its own, unique label in front. */
const isLabelled = ([head = [], ...rows]: readonly (readonly Row[])[]): boolean =>
  rows.every((row) => row.length > head.length) &&
  new Set(rows.map(([label]) => label?.raw.trim())).size === rows.length

/** The tables whose header begins at a line, widest first: with or without row labels. */
function tablesAt(paragraph: readonly Row[], at: number, heads: number): Row[][][] {
  const tables: Row[][][] = []
  for (let width = Math.min(heads, maxWidth); width >= 2; width--) {
    const [head, below] = [paragraph.slice(at, at + width), paragraph.slice(at + width)]
    for (const size of width > 2 ? [width, width + 1] : [width + 1]) {
      const table = [head, ...groupsBelow(head, size, below)]
      if (isTable(table, table.flat().length === paragraph.length ? 3 : 4)) tables.push(table)
    }
  }
  return tables
}

/**
 * The rows of a table within a paragraph: a header, and below it groups of as many lines, or of one more with a label
 * in front. Requires at least three groups, or two that make up the whole paragraph, since fewer may be anything. Among
 * several tables, prefers one that ends with the paragraph, then one with row labels.
 */
function rowsWithin(paragraph: readonly Row[]): Row[][] {
  if (paragraph.length > maxLines) return []
  const isHeads = paragraph.map(isHead)
  for (let at = 0; at < paragraph.length; at++) {
    const end = isHeads.indexOf(false, at)
    const tables = end - at < 2 ? [] : tablesAt(paragraph, at, end - at)
    const ends = tables.find((table) => at + table.flat().length === paragraph.length)
    const table = ends ?? tables.find(isLabelled) ?? tables[0]
    if (table) return table
  }
  return []
}

/** The rows of a table whose rows are paragraphs, starting with the header at a given paragraph. */
function rowsFrom(paragraphs: readonly (readonly Row[])[], at: number): (readonly Row[])[] {
  const head = paragraphs[at] ?? []
  if (head.length < 2 || head.length > maxWidth || !head.every(isHead)) return []
  const width = Math.max(head.length, paragraphs[at + 1]?.length ?? 0)
  if (width > head.length + 1 || width < 3) return []
  let end = at + 1
  while (isBelow(head, width, paragraphs[end])) end++
  const table = paragraphs.slice(at, end)
  return isTable(table, width > head.length ? 3 : 2) ? table : []
}

/**
 * Tables with one line per cell, as text renderings of HTML pages have them: paragraphs with as many lines as the
 * first, which holds the column headings, or with one more if the rows have labels; or all of these in one paragraph.
 */
export function withStackedTables(rows: readonly Row[]): Row[] {
  const paragraphs = paragraphsOf(rows)
  const tables = new Map<Row, readonly string[]>()
  const dropped = new Set<Row>()
  for (let at = 0; at < paragraphs.length; at++) {
    const several = rowsFrom(paragraphs, at)
    const table = several.length > 0 ? several : rowsWithin(paragraphs[at] ?? [])
    const width = Math.max(...table.map(({ length }) => length))
    for (const [first, ...rest] of table) {
      if (!first) continue
      const cells = [first, ...rest].map(({ raw }) => raw.trim())
      tables.set(first, cells.length < width ? ['', ...cells] : cells)
      for (const row of rest) dropped.add(row)
    }
    at += Math.max(0, several.length - 1)
  }
  return rows
    .filter((row) => !dropped.has(row))
    .map((row) => {
      const cells = tables.get(row)
      return cells ? { ...row, cells } : row
    })
}
