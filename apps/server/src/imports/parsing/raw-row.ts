/** A row of a table as it is in the file. */
export type RawRow = {
  /** The line of the sheet, counted from 1. */
  readonly row: number
  readonly cells: readonly string[]
  /** Why the row cannot be read; its cells are then a guess. */
  readonly broken?: string
}

/** The limits of Excel, so that whatever opens there can be imported. */
export const maxCellLength = 32_767
export const maxRows = 1_048_576
export const maxColumns = 500

export const tooManyColumns = `The file has more than ${maxColumns} columns. Delete those that are not needed.`

/** The maximum length kept of a cell: one character more than allowed is enough to detect an overlong cell. */
export const bounded = (text: string): string =>
  // A copy, because a substring would keep the whole text in memory.
  text.length <= maxCellLength ? text : Buffer.from(text.slice(0, maxCellLength + 1)).toString()

export const isBlank = ({ cells, broken }: RawRow): boolean =>
  broken === undefined && cells.every((cell) => cell.trim() === '')

export const tooManyRows = `The file has more than ${maxRows.toLocaleString('en')} rows. Split it into smaller ones.`
