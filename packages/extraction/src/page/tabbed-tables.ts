import { withBlockCells } from './block-cells'
import { formsOfFirst, parallelCells } from './parallel-cells'
import { withSpacedTables } from './spaced-tables'
import type { Row } from './text-row'

/** Maximum number of lines with tabs that make up one row of a table. */
const maxTabLines = 3
/** Minimum number of lines with a tab each that are a table next to lines without. */
const minRun = 3
/** Maximum number of lines above the first tab of a row. */
const maxAbove = 4

const isBlank = ({ raw }: Row): boolean => raw.trim() === ''
const tabsIn = ({ raw }: Row): number => raw.split('\t').length - 1

/** Whether tabs align the columns of some lines: as many columns, but not as many tabs. */
function isAligned(lines: readonly Row[]): boolean {
  return lines.some((line, at) => {
    const next = lines[at + 1]
    if (!next || tabsIn(line) === 0 || tabsIn(next) === 0 || tabsIn(line) === tabsIn(next)) return false
    const [one, other] = [line, next].map(({ raw }) => raw.trim().split(/\t+/).length)
    return one === other && [line, next].some(({ raw }) => /\S\t{2,}\S/.test(raw))
  })
}

/** Lines without the tab in front of those that have one more than a line beside them: a column for several rows. */
const withoutSpanned = (lines: readonly Row[]): Row[] =>
  lines.map((line, at) => {
    const besides = [lines[at - 1], lines[at + 1]].flatMap((one) => (one ? [tabsIn(one)] : []))
    const isSpanned = line.raw.startsWith('\t') && tabsIn(line) > 2 && besides.includes(tabsIn(line) - 1)
    return isSpanned ? { ...line, raw: line.raw.slice(1) } : line
  })

/** The cells of lines that make up one row, each with its lines. */
function cellsOf(lines: readonly Row[]): string[] {
  return lines
    .map(({ raw }) => raw)
    .join('\n')
    .split('\t')
    .map((cell) =>
      cell
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join('\n'),
    )
}

/** The rows of a table in a paragraph that has tabs. */
class Paragraph {
  private readonly rows: Row[] = []
  /** Index of the first line that no row has. */
  private from = 0
  /** The number of tabs in the last row, and of the lines above its first tab and below its last one, if known. */
  private last: { tabs: number; below: number; above: number | null } = { tabs: 0, below: 0, above: 0 }
  /** Whether the rows of the last table may begin with lines of as many tabs. */
  private isDense = false
  /** The forms of the first cell of the last row of several lines. */
  private first = ''

  private readonly texts: readonly string[]
  /** The number of tabs in each line. */
  private readonly tabs: readonly number[]
  /** The next line with tabs from each line on. */
  private readonly nextTabs: readonly number[]

  constructor(private readonly lines: readonly Row[]) {
    this.texts = lines.map(({ raw }) => raw)
    this.tabs = lines.map(tabsIn)
    const nextTabs = lines.map(() => lines.length)
    for (let at = lines.length - 1; at >= 0; at--)
      nextTabs[at] = (this.tabs[at] ?? 0) > 0 ? at : (nextTabs[at + 1] ?? lines.length)
    this.nextTabs = nextTabs
  }

  /** The number of lines without tabs from a line on. */
  private plainFrom(at: number): number {
    return (this.nextTabs[at] ?? this.lines.length) - at
  }

  /** The number of tabs in a line; none beyond the last one. */
  private tabsAt(at: number): number {
    return this.tabs[at] ?? 0
  }

  /** The last line of a row with as many tabs as the row above that begins at a line; -1 if there is none. */
  private endOfRow(at: number, tabs: number): number {
    let count = 0
    for (let end = at; end < this.lines.length && count < tabs; end++) {
      count += this.tabsAt(end)
      if (count === tabs) return end
    }
    return -1
  }

  private add(from: number, to: number): void {
    this.rows.push(...this.lines.slice(this.from, from))
    const [first] = this.lines.slice(from, from + 1)
    const cells = cellsOf(this.lines.slice(from, to + 1))
    if (first) this.rows.push({ ...first, raw: cells.join('\t').replaceAll('\n', ' '), cells })
    this.from = to + 1
  }

  /**
   * Adds a row that has as many tabs as the one above, but in several lines; false if there is none. The lines between
   * two rows belong to the last cell of one and the first cell of the other; the first row shows how many.
   */
  private addBelowHead(at: number): boolean {
    const { tabs, below } = this.last
    const isFirst = this.last.above === null
    const above = Math.min(at - this.from, this.last.above ?? maxAbove)
    const end = this.endOfRow(at, tabs)
    if (end < at || above < at - this.from) return false
    if (end === at && (above === 0 || (isFirst && !this.hasNarrower(at, tabs)))) return false
    const plain = this.plainFrom(end + 1)
    const next = end + 1 + plain
    const goesOn = next < this.lines.length && this.endOfRow(next, tabs) >= next
    const tail = goesOn ? Math.max(0, plain - above) : Math.min(plain, below)
    this.add(at - above, end + tail)
    this.last = { tabs, below: tail, above }
    return true
  }

  /** Whether a line is the first of a row below labels that have more tabs, or of a further row of that table. */
  private isBelowLabels(at: number, tabs: number): boolean {
    if (tabs >= this.last.tabs || this.endOfRow(at, this.last.tabs) < 0) return false
    if (this.last.above === null) this.isDense = !/\d/.test(this.rows.at(-1)?.raw ?? '')
    return this.isDense
  }

  /** The end of the run of lines with as many tabs. */
  private endOfRun(at: number, tabs: number): number {
    let end = at + 1
    while (end < this.lines.length && this.tabsAt(end) === tabs) end++
    return end
  }

  /** Whether a line without tabs is directly above or below a run, which may then be part of something else. */
  private hasPlainBeside(at: number, end: number): boolean {
    return [at - 1, end].some((beside) => this.tabs[beside] === 0)
  }

  /** Whether the row below a line has as many tabs, in several lines. */
  private isHead(at: number, tabs: number): boolean {
    const first = at + 1 + this.plainFrom(at + 1)
    return first <= at + 1 + maxAbove && this.endOfRow(first, tabs) > first
  }

  /** Whether a line further down has tabs, but fewer than a row. */
  private hasNarrower(at: number, tabs: number): boolean {
    return this.tabs.some((count, index) => index > at && count > 0 && count < tabs)
  }

  /** Adds the row that begins above a line, if its cells have lines of the same forms; false otherwise. */
  private addParallel(at: number): boolean {
    const tabLines: number[] = []
    for (let index = at; index < this.lines.length && tabLines.length <= maxTabLines; index++) {
      const tabs = this.tabsAt(index)
      if (tabs === 0) continue
      // a row of one line is in no other row
      if (tabLines.length > 0 && (tabs > 1 || tabs === this.tabs[index + 1])) break
      tabLines.push(index)
    }
    const found = parallelCells(this.texts, this.from, tabLines, (end) => this.plainFrom(end + 1), this.first)
    if (!found) return false
    this.first = formsOfFirst(this.texts.slice(found.from, found.to + 1))
    this.add(found.from, found.to)
    this.last = { tabs: 0, below: 0, above: 0 }
    return true
  }

  read(): Row[] {
    for (let at = 0; at < this.lines.length; at++) {
      const tabs = this.tabsAt(at)
      if (at < this.from || tabs === 0) continue
      const isLine =
        (tabs === this.tabsAt(at + 1) && !this.isBelowLabels(at, tabs)) || (this.last.tabs === tabs && this.from === at)
      if (!isLine && this.last.tabs > 1 && this.addBelowHead(at)) continue
      if (!isLine && !(tabs > 1 && this.isHead(at, tabs)) && this.addParallel(at)) continue
      const end = this.endOfRun(at, tabs)
      if (tabs > 1 || end - at >= minRun || !this.hasPlainBeside(at, end))
        for (let row = at; row < end; row++) this.add(row, row)
      this.last = { tabs, below: 0, above: null }
      at = end - 1
    }
    return [...this.rows, ...this.lines.slice(this.from)]
  }
}

/** Reads the rows of each paragraph that has tabs. */
function readParagraphs(rows: readonly Row[]): Row[] {
  const result: Row[] = []
  for (let at = 0; at < rows.length; ) {
    const [first] = rows.slice(at, at + 1)
    if (!first) break
    let end = at + 1
    if (!isBlank(first) && !first.cells)
      while (rows[end] && !rows[end]?.cells && !isBlank(rows[end] ?? first) && rows[end]?.quotes === first.quotes) end++
    const lines = rows.slice(at, end)
    const isTabbed = !first.cells && lines.some((line) => !isBlank(line) && tabsIn(line) > 0) && !isAligned(lines)
    result.push(...(isTabbed ? new Paragraph(withoutSpanned(lines)).read() : lines))
    at = end
  }
  return result
}

/** Rows with their places in tables: rows of as many cells below each other. Columns without text are dropped. */
function inTables(rows: readonly Row[]): Row[] {
  const result: Row[] = []
  let table = 0
  for (let at = 0; at < rows.length; ) {
    const width = rows[at]?.cells?.length
    const isOfTable = (row: Row | undefined): boolean => width !== undefined && row?.cells?.length === width
    let end = at + 1
    while (isOfTable(rows[end])) end++
    const own = rows.slice(at, end)
    const used = Array.from({ length: width ?? 0 }, (_, column) => column).filter((column) =>
      own.some(({ cells }) => (cells?.[column] ?? '') !== ''),
    )
    if (used.length > 0) table++
    for (const [index, { cells, ...row }] of own.entries()) {
      const shown = used.map((column) => cells?.[column] ?? '')
      if (used.length > 1) result.push({ ...row, cells: shown, place: { table, row: index } })
      else if (used.length === 1) result.push(...(shown[0] ?? '').split('\n').map((raw) => ({ ...row, raw })))
      else if (!cells) result.push(row)
    }
    at = end
  }
  return result
}

/** Tables whose cells are separated by tabs, as browsers copy them: each cell has one or more lines. */
export function withTabbedTables(rows: readonly Row[]): readonly Row[] {
  const tabbed = rows.some(({ raw }) => raw.includes('\t')) ? readParagraphs(withBlockCells(rows)) : rows
  return inTables(withSpacedTables(tabbed))
}
