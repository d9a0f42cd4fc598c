import type * as endpoints from '@sextant/contract/reports/schedules'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentSchedule } from './present'
import * as store from './store'

/** Deletes a schedule; its queued job will find nothing to do. */
export const deleteSchedule: TeamVerb<typeof endpoints.deleteSchedule> = async (ctx, { params }) => {
  permit(ctx, 'add-reports')
  return await ctx.tx(async (tx) => {
    const before = presentSchedule((await store.findSchedule(tx, params.id)) ?? refuse('not_found'))
    await store.deleteSchedule(tx, params.id)
    const target = `report_schedule:${params.id}`
    await recordAudit(tx, ctx, { action: 'reports.schedule_delete', target, before })
    return { data: { id: params.id } }
  })
}
