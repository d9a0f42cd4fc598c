import type { Import, ImportType } from '@sextant/contract/imports/schemas'
import { callerName } from '../../account'
import { recordAudit } from '../../audit'
import type { TeamCtx } from '../../platform/http/context'
import type { SpooledUpload } from '../../platform/http/serve'
import { enqueue } from '../../platform/jobs/job'
import { presentOne } from '../present'
import { deleteFileJob, retentionSeconds } from '../processing/jobs'
import { insertImport } from '../store'
import { ingest } from './ingest'

/** Creates an import in status Ready from a file. */
export const createFromUpload = async (ctx: TeamCtx, type: ImportType, upload: SpooledUpload | null): Promise<Import> =>
  await ingest(ctx, type, upload, async (tx, columns) => {
    const row = await insertImport(tx, { ...columns, type, created_by: await callerName(tx, ctx) })
    await enqueue(tx, deleteFileJob, { importId: row.id }, { afterSeconds: retentionSeconds })
    const after = { type, filename: row.filename, size_bytes: row.size_bytes }
    await recordAudit(tx, ctx, { action: 'imports.create', target: `import:${row.id}`, after })
    return await presentOne(ctx, tx, row)
  })
