import { Import, type ImportPreview, type ImportType } from '@sextant/contract/imports/schemas'
import type { Tx } from '../platform/database/transaction'
import { refuse } from '../platform/http/refusal'
import type { Services } from '../platform/services'
import { previewOf } from './preview'
import { findImport, type ImportRow } from './store'
import { storedOf } from './stored'

/** The outcomes of rows, in display order. */
const labels = ['Created', 'Updated', 'Unchanged', 'Skipped', 'Failed'] as const

/** Converts an import's row to the shape of the API. */
export function shapeImport(row: ImportRow, preview: ImportPreview | null = null) {
  const counts = [row.created_rows, row.updated_rows, row.unchanged_rows, row.skipped_rows, row.failed_rows]
  const isBegun = !['Ready', 'Queued'].includes(row.status)
  return {
    ...row,
    size_bytes: Number(row.size_bytes),
    preview,
    results: isBegun ? labels.map((label, at) => ({ label, count: counts[at] ?? 0 })) : [],
    progress: { done: counts.reduce((sum, count) => sum + count, 0), total: row.total },
  }
}

/** An import as the API returns it. */
export const presentImport = (row: ImportRow, preview: ImportPreview | null = null): Import =>
  Import.parse(shapeImport(row, preview))

/** One import, with its preview if it is Ready. */
export const presentOne = async (services: Services, tx: Tx, row: ImportRow): Promise<Import> =>
  presentImport(row, row.status === 'Ready' ? await previewOf(services, tx, storedOf(row)) : null)

/** The row of an import, optionally of one type. Unknown ids get 404. */
export const loadImport = async (tx: Tx, id: string, type?: ImportType): Promise<ImportRow> =>
  (await findImport(tx, id, type)) ?? refuse('not_found')
