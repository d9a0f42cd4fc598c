import { csvLine } from '@sextant/domain/kit/csv'
import type { Batches, FileColumn } from './table'

/** Streams a table as CSV (RFC 4180) in UTF-8. Cells are escaped so that none is interpreted as a formula. */
export async function* csvFile<Row>(
  columns: readonly FileColumn<Row>[],
  batches: Batches<Row>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvLine(columns.map(({ label }) => label)))
  for await (const rows of batches) {
    const lines = rows.map((row) => csvLine(columns.map(({ value }) => value(row))))
    yield Buffer.from(lines.join(''))
  }
}
