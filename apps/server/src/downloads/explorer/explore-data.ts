import type * as endpoints from '@sextant/contract/downloads/endpoints'
import { retentionDays } from '@sextant/contract/downloads/schemas'
import { explorerDays } from '@sextant/domain/downloads/default-days'
import { callerName } from '../../account'
import { recordAudit } from '../../audit'
import { deleteBlobsLater } from '../../platform/blobs/jobs'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import { type TeamVerb, UnvalidatedBody } from '../../platform/http/serve'
import { enqueue } from '../../platform/jobs/job'
import { findOwnTeam } from '../store'
import { todayIn } from '../today'
import { deleteFileJob, fileKey, makeFileJob } from './jobs'
import { shapeDownload } from './present'
import { findDownload, insertDownload, keepNewest, lockDownloads } from './store'

const daySeconds = 24 * 60 * 60

/** Requests a file of travel data, created by a job. Beyond ten, the oldest is deleted with its file. */
export const exploreData: TeamVerb<typeof endpoints.exploreData> = async (ctx, { body }) => {
  permit(ctx, 'add-downloads')
  const now = ctx.clock.now()
  return await ctx.tx(async (tx) => {
    const { time_zone_id: zone } = await findOwnTeam(tx)
    const { start, end } = explorerDays(body, todayIn(zone, now))
    await lockDownloads(tx)
    const id = await insertDownload(tx, {
      type: body.type,
      types: [...body.types],
      start_date: start,
      end_date: end,
      created_by: await callerName(tx, ctx),
      expires_at: new Date(now.getTime() + retentionDays * daySeconds * 1000).toISOString(),
    })
    const deleted = await keepNewest(tx)
    await deleteBlobsLater(
      tx,
      deleted.map((download) => fileKey(tx.team, download)),
    )
    await enqueue(tx, makeFileJob, { downloadId: id })
    await enqueue(tx, deleteFileJob, { downloadId: id }, { afterSeconds: retentionDays * daySeconds })
    await recordAudit(tx, ctx, { action: 'downloads.explore', target: `download:${id}`, after: body })
    const row = (await findDownload(tx, id, now.toISOString())) ?? refuse('not_found')
    return new UnvalidatedBody({ data: shapeDownload(ctx.team)(row) })
  })
}
