/** A line of plain text. */
export interface Row {
  raw: string
  /** Quote depth (`> > ` is 2). */
  quotes: number
  /** The cells of a table row, if known. A cell of several lines has line breaks. */
  cells?: readonly string[]
  /** The table of its cells, and its number in it. */
  place?: { readonly table: number; readonly row: number }
}
