import type * as endpoints from '@sextant/contract/reports/endpoints'
import { recordAudit } from '../audit'
import { deleteBlobsLater } from '../platform/blobs/jobs'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentReport } from './present'
import { reportKeys } from './snapshot/snapshot'
import * as store from './store'

/** Deletes a report with its rows; a job creating it notices and stops. */
export const deleteReport: TeamVerb<typeof endpoints.deleteReport> = async (ctx, { params }) => {
  permit(ctx, 'delete-reports')
  return await ctx.tx(async (tx) => {
    const before = presentReport((await store.findReport(tx, params.id)) ?? refuse('not_found'), ctx.team)
    await store.deleteReport(tx, params.id)
    await deleteBlobsLater(tx, reportKeys(ctx.team.id, params.id))
    await recordAudit(tx, ctx, { action: 'reports.delete', target: `report:${params.id}`, before })
    return { data: { id: params.id } }
  })
}
