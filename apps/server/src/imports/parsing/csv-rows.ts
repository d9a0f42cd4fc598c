import { CsvSplitter, type Dialect } from './csv-splitter'
import { declaresDelimiter } from './dialect'
import type { RawRow } from './raw-row'

/** The rows of a CSV file, in batches. */
export async function* csvRows(text: AsyncIterable<string>, dialect: Dialect): AsyncGenerator<RawRow[]> {
  const splitter = new CsvSplitter(dialect)
  const isRow = ({ row, cells }: RawRow): boolean => row > 1 || !declaresDelimiter(cells)
  for await (const chunk of text) yield splitter.push(chunk).filter(isRow)
  yield splitter.end().filter(isRow)
}
