import type * as endpoints from '@sextant/contract/travelers/privacy'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { FileResponse, type TeamVerb } from '../../platform/http/serve'
import { exportKey } from './jobs'
import { findRequest } from './store'

/** The ZIP file of an export that is still available. */
export const downloadDataExport: TeamVerb<typeof endpoints.downloadDataExport> = async (ctx, { params }) => {
  permit(ctx, 'read-dsr')
  const row = await ctx.tx(async (tx) => (await findRequest(tx, params.id)) ?? refuse('not_found'))
  const isThere = row.expires_at !== null && row.expires_at > ctx.clock.now().toISOString()
  const zip = isThere ? await ctx.blobs.get(exportKey(ctx.team.id, row.id)) : null
  if (zip === null) return refuse('not_found', 'There is no file to download, or no longer.')
  await ctx.tx(async (tx) => await recordAudit(tx, ctx, { action: 'travelers.download_data', target: row.email }))
  return new FileResponse(`data-of-${row.email.replaceAll(/[^\w.@-]/g, '_')}.zip`, zip)
}
