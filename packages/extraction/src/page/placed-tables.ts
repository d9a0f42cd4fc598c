import type { PlacedText, TextRow } from '@sextant/pdf/scan'
import type { Cell } from './page'

/** Maximum distance between the edges of a column's texts, as a share of the page's width. */
const maxAside = 0.012
/** Minimum number of rows in a table. */
const minRows = 2

type Edges = Pick<PlacedText, 'left' | 'right'>

/** Minimum share of a text's width that is above or below another text of its column, such as a centred heading. */
const minShare = 0.9

/** Whether texts are aligned at an edge, or one is within the width of the other. */
function isInColumn(a: Edges, b: Edges): boolean {
  if (Math.min(Math.abs(a.left - b.left), Math.abs(a.right - b.right)) <= maxAside) return true
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  return shared >= minShare * Math.min(a.right - a.left, b.right - b.left)
}

/** The number of the column in which a text is; -1 if in none. */
const columnOf = (columns: readonly Edges[], text: Edges): number => columns.findIndex((one) => isInColumn(one, text))

/** The columns of two rows of a table: those of the wider one, if each text of the other is in one of them. */
function sharedColumns(columns: readonly Edges[], texts: readonly Edges[]): readonly Edges[] | null {
  const [wide, narrow] = texts.length > columns.length ? [texts, columns] : [columns, texts]
  const found = narrow.map((text) => columnOf(wide, text))
  return found.every((column, at) => column > (found[at - 1] ?? -1)) ? wide : null
}

/**
 * The cells of tables on a page, which are rows below each other whose texts are aligned: by the index of the row, one
 * for each of its texts.
 * @param firstTable number of the first table
 */
export function placedTables(rows: readonly TextRow[], firstTable: number): Map<number, Cell[]> {
  const cells = new Map<number, Cell[]>()
  let table = firstTable
  let [from, columns]: [number, readonly Edges[]] = [0, []]
  const close = (to: number): void => {
    if (to - from >= minRows)
      for (let at = from; at < to; at++)
        cells.set(
          at,
          (rows[at]?.texts ?? []).map((text) => ({ table, row: at - from, column: columnOf(columns, text) })),
        )
    table++
  }
  for (const [at, { texts }] of rows.entries()) {
    const shared = columns.length > 1 && texts.length > 1 ? sharedColumns(columns, texts) : null
    if (shared) columns = shared
    else {
      close(at)
      ;[from, columns] = [at, texts.length > 1 ? texts : []]
    }
  }
  close(rows.length)
  return cells
}
