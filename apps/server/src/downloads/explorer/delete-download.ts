import type * as endpoints from '@sextant/contract/downloads/endpoints'
import { recordAudit } from '../../audit'
import { deleteBlobsLater } from '../../platform/blobs/jobs'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { fileKey } from './jobs'
import { deleteDownloads } from './store'

export const deleteDownload: TeamVerb<typeof endpoints.deleteDownload> = async (ctx, { params }) => {
  permit(ctx, 'delete-downloads')
  return await ctx.tx(async (tx) => {
    const [id = refuse('not_found')] = await deleteDownloads(tx, params.id)
    await deleteBlobsLater(tx, [fileKey(tx.team, id)])
    await recordAudit(tx, ctx, { action: 'downloads.delete', target: `download:${id}` })
    return { data: { id } }
  })
}
