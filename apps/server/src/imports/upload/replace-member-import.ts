import type * as endpoints from '@sextant/contract/imports/endpoints'
import { recordAudit } from '../../audit'
import { deleteBlobsLater } from '../../platform/blobs/jobs'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { loadImport, presentOne } from '../present'
import { requireReady } from '../settings/require-ready'
import { changeReady, lockImport } from '../store'
import { ingest } from './ingest'

export const replaceMemberImport: TeamVerb<typeof endpoints.replaceMemberImport> = async (ctx, { params, spooled }) => {
  permit(ctx, 'add-imports')
  requireReady(await ctx.tx(async (tx) => await loadImport(tx, params.id, 'members')))
  return await ingest(ctx, 'members', spooled, async (tx, columns) => {
    // If two people replace the file at the same time, the later upload deletes the earlier file.
    await lockImport(tx, params.id)
    const { blob_key } = await loadImport(tx, params.id, 'members')
    const row = (await changeReady(tx, params.id, columns)) ?? refuse('conflict')
    await deleteBlobsLater(tx, blob_key === null ? [] : [blob_key])
    await recordAudit(tx, ctx, {
      action: 'imports.replace',
      target: `import:${row.id}`,
      after: { filename: row.filename },
    })
    return { data: await presentOne(ctx, tx, row) }
  })
}
