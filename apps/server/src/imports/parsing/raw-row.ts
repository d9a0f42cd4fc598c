/** A row of a table as in the file. */
export type RawRow = {
  /** The row number in the sheet, starting at 1. */
  readonly row: number
  readonly cells: readonly string[]
  /** Why the row cannot be read; its cells are then a guess. */
  readonly broken?: string
}

/** Excel's limits, so that anything Excel can open can be imported. */
export const maxCellLength = 32_767
export const maxRows = 1_048_576
export const maxColumns = 500

export const tooManyColumns = `The file has more than ${maxColumns} columns. Delete those that are not needed.`

/** Truncates a cell to one character more than allowed, which is enough to detect that it is too long. */
export const bounded = (text: string): string =>
  // A copy, because a substring would keep the whole text in memory.
  text.length <= maxCellLength ? text : Buffer.from(text.slice(0, maxCellLength + 1)).toString()

export const isBlank = ({ cells, broken }: RawRow): boolean =>
  broken === undefined && cells.every((cell) => cell.trim() === '')

export const tooManyRows = `The file has more than ${maxRows.toLocaleString('en')} rows. Split it into smaller ones.`
