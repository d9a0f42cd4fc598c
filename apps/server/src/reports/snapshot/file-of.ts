import { tableTypes } from '@sextant/contract/kit/files'
import type { ReportFormat } from '@sextant/contract/reports/schemas'
import { csvFile } from '../../platform/files/csv'
import { xlsxFile } from '../../platform/files/xlsx'
import { jsonFile } from './json-file'
import { fileColumns, openSnapshot } from './snapshot'

export const formatTypes: Readonly<Record<ReportFormat, string>> = { ...tableTypes, json: 'application/json' }

/** Streams a report's stored rows in one of its formats. Nothing is opened until the first chunk is requested. */
export async function* fileOf(stored: AsyncIterable<Uint8Array>, format: ReportFormat): AsyncGenerator<Uint8Array> {
  const { columns, batches } = await openSnapshot(stored)
  const cells = fileColumns(columns)
  if (format === 'json') yield* jsonFile(columns, batches)
  else yield* format === 'csv' ? csvFile(cells, batches) : xlsxFile('Report', cells, batches)
}

/** A file name with extension that is valid on every system. */
export const fileName = (name: string, format: ReportFormat): string =>
  `${
    name
      .replaceAll(/[^\p{L}\p{N} ,.–-]+/gu, ' ')
      .trim()
      .slice(0, 100) || 'Report'
  }.${format}`
