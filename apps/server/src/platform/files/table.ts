/** What a cell is: text; a number; a day `YYYY-MM-DD`; a time, local without offset or in UTC with `Z` (ISO 8601). */
export type CellKind = 'text' | 'number' | 'day' | 'time'
export type CellValue = string | number | null

/** A column of a file that people take out: the same for every form of it. */
export type FileColumn<Row> = {
  readonly label: string
  readonly kind: CellKind
  readonly value: (row: Row) => CellValue
}

/** Rows as they come: some at a time, never all at once. */
export type Batches<Row> = AsyncIterable<readonly Row[]>
