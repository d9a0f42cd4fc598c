import { type TableFormat, tableTypes } from '@sextant/contract/kit/files'
import { FileResponse } from '../http/serve'
import { csvFile } from './csv'
import type { Batches, FileColumn } from './table'
import { xlsxFile } from './xlsx'

type Table<Row> = {
  /** The name of the file, without extension, and of the sheet. */
  readonly name: string
  readonly format: TableFormat
  readonly columns: readonly FileColumn<Row>[]
  readonly batches: AsyncGenerator<readonly Row[]>
}

/**
 * A table as a file that is sent while it is being read. The first rows are read before the response starts, so that
 * errors still get their proper status.
 */
export async function tableResponse<Row>({ name, format, columns, batches }: Table<Row>): Promise<FileResponse> {
  const rows = await startedBatches(batches)
  const content = format === 'csv' ? csvFile(columns, rows) : xlsxFile(name, columns, rows)
  return new FileResponse(`${name.toLowerCase()}.${format}`, content, tableTypes[format])
}

async function startedBatches<Row>(batches: AsyncGenerator<readonly Row[]>): Promise<Batches<Row>> {
  const first = await batches.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* batches
  })()
}
