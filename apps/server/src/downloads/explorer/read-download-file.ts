import type * as endpoints from '@sextant/contract/downloads/endpoints'
import { tableTypes } from '@sextant/contract/kit/files'
import { explorerFailure } from '@sextant/domain/downloads/failure-text'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { FileResponse, type TeamVerb } from '../../platform/http/serve'
import { fileKey } from './jobs'
import { findDownload } from './store'

/** Returns the file of a download that is still available. */
export const readDownloadFile: TeamVerb<typeof endpoints.readDownloadFile> = async (ctx, { params }) => {
  permit(ctx, 'read-downloads')
  const now = ctx.clock.now().toISOString()
  const row = await ctx.tx(async (tx) => (await findDownload(tx, params.id, now)) ?? refuse('not_found'))
  const { current_status: status } = row
  if (status === 'queued' || status === 'processing')
    refuse('conflict', 'The file is still being made. Try again in a moment.')
  if (status === 'failed') refuse('not_found', explorerFailure)
  const file = status === 'completed' ? await ctx.blobs.read(fileKey(ctx.team.id, row.id)) : null
  if (file === null) return refuse('not_found', 'There is no file to download, or no longer.')
  const format = row.type === 'excel' ? 'xlsx' : 'csv'
  await ctx.tx(
    async (tx) => await recordAudit(tx, ctx, { action: 'downloads.read_file', target: `download:${row.id}` }),
  )
  const days = [row.start_date, ...(row.end_date === null ? [] : [row.end_date])].join('-to-')
  return new FileResponse(`travel-from-${days}.${format}`, file, tableTypes[format])
}
