import { scanHtml } from './scan-html'

const blocks = new Set(
  'address article aside blockquote br center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li main ol p section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const cells = new Set(['td', 'th'])
/** Maximum number of lines of a cell that is placed beside its neighbors. A longer one is a layout column. */
const maxLinesBeside = 6

const tidy = (text: string): string =>
  text
    .replace(/[^\S\t]+/g, ' ')
    .replace(/ ?\t[\t ]*/g, '   ')
    .trim()

/** A table row being read: the lines of each cell, until it turns out to be layout. */
interface Row {
  /** Table nesting depth. */
  depth: number
  cells: string[][]
  isLayout: boolean
}

/** Assembles lines as a page displays them. */
class Lines {
  readonly done: string[] = []
  private line = ''
  private readonly rows: Row[] = []
  private preformatted = 0
  private tables = 0

  open(tag: string): void {
    if (tag === 'pre') {
      this.breakLine()
      this.preformatted++
    }
    if (tag === 'table') {
      this.lay()
      this.tables++
    }
    if (tag === 'tr') {
      this.endRows(this.tables)
      this.rows.push({ depth: this.tables, cells: [], isLayout: false })
    } else if (cells.has(tag)) this.cell()
    else if (blocks.has(tag)) this.breakLine()
  }

  close(tag: string): void {
    if (tag === 'pre') {
      this.breakLine()
      this.preformatted = Math.max(0, this.preformatted - 1)
    }
    if (tag === 'tr' || tag === 'table') this.endRows(this.tables)
    else if (blocks.has(tag) || (cells.has(tag) && this.rows.at(-1)?.isLayout === false)) this.breakLine()
    if (tag === 'table') this.tables = Math.max(0, this.tables - 1)
  }

  text(text: string): void {
    if (this.preformatted === 0) {
      this.line += text.replaceAll('\t', ' ')
      return
    }
    // In preformatted text, multiple spaces separate columns.
    const [first = '', ...rest] = text.replace(/[ \t]{2,}/g, '\t').split('\n')
    this.line += first
    for (const next of rest) {
      this.breakLine()
      this.line = next
    }
  }

  /** Includes rows that the page does not close. */
  end(): string[] {
    this.endRows(0)
    return this.done
  }

  private cell(): void {
    const row = this.rows.at(-1)
    if (!row || row.isLayout) {
      this.line += '\t'
      return
    }
    this.breakLine()
    row.cells.push([])
  }

  private breakLine(): void {
    const text = tidy(this.line)
    this.line = ''
    if (text === '') return
    const row = this.rows.at(-1)
    const cell = row && !row.isLayout ? row.cells.at(-1) : undefined
    if (!cell) this.done.push(text)
    else if (cell.push(text) > maxLinesBeside) this.lay()
  }

  /** A row with a table or a long cell is layout: its cells are placed below each other. */
  private lay(): void {
    this.breakLine()
    const row = this.rows.at(-1)
    if (!row || row.isLayout) return
    row.isLayout = true
    for (const cell of row.cells) this.done.push(...cell)
  }

  /** Ends the open rows at this table depth or deeper. */
  private endRows(depth: number): void {
    this.breakLine()
    for (let row = this.rows.at(-1); row && row.depth >= depth; row = this.rows.at(-1)) {
      this.rows.pop()
      if (!row.isLayout) this.done.push(...beside(row.cells))
    }
  }
}

/** Cells side by side, line by line. */
function beside(cells: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...cells.map((cell) => cell.length))
  return Array.from({ length: longest }, (_, line) => cells.flatMap((cell) => cell[line] ?? []).join('   '))
}

/**
 * The text of a page as lines: blocks start new lines, cells of a row are placed side by side and separated by three
 * spaces, white space is collapsed. Scripts, styles and titles are left out.
 */
export function htmlText(html: string): string {
  const lines = new Lines()
  scanHtml(html, {
    open: (tag) => lines.open(tag),
    close: (tag) => lines.close(tag),
    text: (text, raw) => {
      if (raw === null) lines.text(text.replace(/[\u200b-\u200f\u00ad\ufeff]/g, ''))
    },
  })
  return lines.end().join('\n')
}
