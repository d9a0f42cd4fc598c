/** Cell types: text; a number; a day `YYYY-MM-DD`; a time, local without offset or in UTC with `Z` (ISO 8601). */
export type CellKind = 'text' | 'number' | 'day' | 'time'
export type CellValue = string | number | null

/** A column of an exported file, the same in every format. */
export type FileColumn<Row> = {
  readonly label: string
  readonly kind: CellKind
  readonly value: (row: Row) => CellValue
}

/** Rows in batches, never all at once. */
export type Batches<Row> = AsyncIterable<readonly Row[]>
