import type * as endpoints from '@sextant/contract/imports/endpoints'
import { recordAudit } from '../audit'
import { deleteBlobsLater } from '../platform/blobs/jobs'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { loadImport } from './present'
import { deleteImport as remove } from './store'

export const deleteImport: TeamVerb<typeof endpoints.deleteImport> = async (ctx, { params: { id } }) => {
  permit(ctx, 'delete-imports')
  return await ctx.tx(async (tx) => {
    const { type, filename } = await loadImport(tx, id)
    const blob = await remove(tx, id)
    if (blob === undefined) refuse('conflict', 'This import is being processed. Delete it when it is done.')
    await deleteBlobsLater(tx, blob ? [blob] : [])
    await recordAudit(tx, ctx, {
      action: 'imports.delete',
      target: `import:${id}`,
      before: { type, filename },
    })
    return { data: { id } }
  })
}
