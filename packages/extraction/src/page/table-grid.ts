import type { HtmlNode } from './html-tree'

export interface GridCell {
  node: HtmlNode
  column: number
  /** Number of columns it spans. */
  span: number
}

/** The cells of a table, placed in columns by `colspan` and `rowspan`. */
export interface Grid {
  rows: { cells: GridCell[]; attributes: Readonly<Record<string, string>> }[]
  /** Number of columns that have content. */
  columns: number
  /**
   * Left edge of each column as a share of the table's width, plus the right edge of the last. Empty columns have no
   * width.
   */
  offsets: number[]
}

const maxColumns = 60
const maxRows = 1500

function rowsOf(table: HtmlNode): HtmlNode[] {
  const rows: HtmlNode[] = []
  for (const child of table.children) {
    if (child.tag === 'tr') rows.push(child)
    else if (/^t(?:body|head|foot)$/.test(child.tag)) rows.push(...child.children.filter(({ tag }) => tag === 'tr'))
    else if (child.hasText && child.tag !== '#text')
      // Browsers also display table content outside rows.
      rows.push({ ...child, tag: 'tr', children: [{ ...child, tag: 'td' }] })
  }
  return rows.slice(0, maxRows)
}

const spanOf = (text: string | undefined): number => {
  const count = Number.parseInt(text ?? '', 10)
  return count > 0 ? Math.min(count, maxColumns) : 1
}

/** Computes the grid of a table. */
export function gridOf(table: HtmlNode): Grid {
  /** For each column, the number of rows still covered by a `rowspan` above. */
  const taken: number[] = []
  const rows: Grid['rows'] = []
  const used = new Set<number>()
  let width = 0
  for (const row of rowsOf(table)) {
    const cells: GridCell[] = []
    let column = 0
    for (const node of row.children) {
      if (node.tag !== 'td' && node.tag !== 'th') continue
      while ((taken[column] ?? 0) > 0) column++
      if (column >= maxColumns) break
      const span = Math.min(spanOf(node.attributes.colspan), maxColumns - column)
      const down = spanOf(node.attributes.rowspan)
      for (let at = column; at < column + span; at++) taken[at] = down
      if (node.hasText && span === 1) used.add(column)
      cells.push({ node, column, span })
      column += span
      width = Math.max(width, column)
    }
    for (let at = 0; at < taken.length; at++) if ((taken[at] ?? 0) > 0) taken[at] = (taken[at] ?? 0) - 1
    rows.push({ cells, attributes: row.attributes })
  }
  const shown = used.size > 0 ? used : new Set(Array.from({ length: width }, (_, column) => column))
  const offsets: number[] = [0]
  for (let column = 0; column < width; column++)
    offsets.push((offsets.at(-1) ?? 0) + (shown.has(column) ? 1 / shown.size : 0))
  return { rows, columns: used.size > 0 ? used.size : Math.min(width, 1), offsets }
}
