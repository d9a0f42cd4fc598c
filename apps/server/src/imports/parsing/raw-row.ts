/** A row of a table as it stands in the file. */
export type RawRow = {
  /** The line of the sheet as people count: the first is 1. */
  readonly row: number
  readonly cells: readonly string[]
  /** Why the row cannot be read; its cells are then a guess. */
  readonly broken?: string
}

/** As in Excel, so that what can be opened there can be imported. */
export const maxCellLength = 32_767
export const maxRows = 1_048_576
export const maxColumns = 500

export const tooManyColumns = `The file has more than ${maxColumns} columns. Delete those that are not needed.`

/** As much of a cell as is kept: one character more than it may have tells that it is too long. */
export const bounded = (text: string): string =>
  // A copy, because a part of a text keeps all of it in memory.
  text.length <= maxCellLength ? text : Buffer.from(text.slice(0, maxCellLength + 1)).toString()

export const isBlank = ({ cells, broken }: RawRow): boolean =>
  broken === undefined && cells.every((cell) => cell.trim() === '')

export const tooManyRows = `The file has more than ${maxRows.toLocaleString('en')} rows. Split it into smaller ones.`
