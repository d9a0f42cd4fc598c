import type * as endpoints from '@sextant/contract/imports/endpoints'
import { tableTypes } from '@sextant/contract/kit/files'
import { recordAudit } from '../../audit'
import { type CellKind, type FileColumn } from '../../platform/files/table'
import { tableResponse } from '../../platform/files/table-response'
import { permit, type TeamCtx } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { FileResponse, type TeamVerb } from '../../platform/http/serve'
import { loadImport } from '../present'
import { type StoredImport, storedOf } from '../stored'
import { reason } from './reason'
import { type FailureRow, readFailures } from './store'

/** The original file, or its failed rows with an extra column for the reason. */
export const downloadImport: TeamVerb<typeof endpoints.downloadImport> = async (ctx, { params, query }) => {
  permit(ctx, 'read-imports')
  const stored = await ctx.tx(async (tx) => {
    const row = await loadImport(tx, params.id)
    await recordAudit(tx, ctx, {
      action: 'imports.download',
      target: `import:${row.id}`,
      after: { filename: row.filename, rows: query.rows },
    })
    return storedOf(row)
  })
  if (query.rows === 'all') return await original(ctx, stored)
  return await tableResponse({
    name: `failed rows of ${stored.filename.replace(/\.\w+$/, '')}`,
    format: query.format,
    columns: failureColumns(stored),
    batches: readFailures(ctx.tx, stored.id),
  })
}

async function original({ blobs }: TeamCtx, { blob_key, filename, form }: StoredImport): Promise<FileResponse> {
  const chunks = blob_key === null ? null : await blobs.read(blob_key)
  if (chunks === null) return refuse('not_found', 'The file is no longer here: it is kept for 30 days.')
  return new FileResponse(filename, chunks, tableTypes[form.format])
}

/** Surplus cells stay in the last column, as in the file, so that nothing is lost. */
function failureColumns({ columns, form }: StoredImport): FileColumn<FailureRow>[] {
  const kind: CellKind = 'text'
  const dataColumns = columns.map(({ header }, at) => ({ header, at })).filter(({ header }) => header !== reason)
  const last = dataColumns.at(-1)?.at
  const beyond = ({ cells }: FailureRow) =>
    cells.slice(columns.length, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
  const valueAt = (row: FailureRow, at: number): string =>
    [row.cells[at] ?? '', ...(at === last ? beyond(row) : [])].join(form.delimiter ?? ', ')
  return [
    ...dataColumns.map(({ header, at }) => ({ label: header, kind, value: (row: FailureRow) => valueAt(row, at) })),
    { label: reason, kind, value: ({ problem }) => problem },
  ]
}
