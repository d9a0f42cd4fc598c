import type * as endpoints from '@sextant/contract/downloads/open-data'
import { recordAudit } from '../../audit'
import { deleteBlobsLater } from '../../platform/blobs/jobs'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { enqueue } from '../../platform/jobs/job'
import { findOwnTeam } from '../store'
import { todayIn } from '../today'
import { nightKeys, writeNightJob } from './jobs'
import { type DatabasePlace, openDataOf } from './present'
import { deleteNights, findOpenData, saveOpenData } from './store'

/** Enables nightly exports, starting immediately, or disables them and deletes the existing files. */
export const updateOpenData =
  (place: DatabasePlace): TeamVerb<typeof endpoints.updateOpenData> =>
  async (ctx, { body }) => {
    permit(ctx, 'edit-organizations')
    return await ctx.tx(async (tx) => {
      const { enabled } = await findOpenData(tx)
      if (enabled !== body.enabled) {
        await saveOpenData(tx, { enabled: body.enabled })
        if (body.enabled) {
          const { time_zone_id: zone } = await findOwnTeam(tx)
          await enqueue(tx, writeNightJob, { night: todayIn(zone, ctx.clock.now()) })
        } else await deleteBlobsLater(tx, nightKeys(tx.team, await deleteNights(tx, 'all')))
        await recordAudit(tx, ctx, { action: 'downloads.update_open_data', before: { enabled }, after: body })
      }
      return { data: await openDataOf(tx, place) }
    })
  }
