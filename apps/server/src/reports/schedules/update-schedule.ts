import type * as endpoints from '@sextant/contract/reports/schedules'
import { Schedule } from '@sextant/contract/reports/schemas'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { teamOf } from '../store'
import { assignRecipients, checkQuery } from './checked'
import { nextRunOf, planRun } from './plan-run'
import { presentSchedule } from './present'
import * as store from './store'

/** Changes, pauses or resumes a schedule, and recalculates its next run. */
export const updateSchedule: TeamVerb<typeof endpoints.updateSchedule> = async (ctx, { params, body }) => {
  permit(ctx, 'add-reports')
  const { recipients, filters, ...fields } = body
  return await ctx.tx(async (tx) => {
    await store.lockSchedule(tx, params.id)
    const before = presentSchedule((await store.findSchedule(tx, params.id)) ?? refuse('not_found'))
    const { time_zone_id: zone } = (await teamOf(tx)) ?? refuse('not_found')
    const after = Schedule.parse({ ...before, ...fields, filters: filters ?? before.filters })
    checkQuery(ctx.team.type, after)
    const next_run_at = nextRunOf(after, zone, ctx.clock)
    await store.updateSchedule(tx, params.id, {
      ...fields,
      filters: JSON.stringify(after.filters),
      next_run_at,
    })
    if (recipients) await assignRecipients(tx, params.id, recipients)
    if (next_run_at !== before.next_run_at) await planRun(tx, params.id, next_run_at, ctx.clock)
    const schedule = presentSchedule((await store.findSchedule(tx, params.id)) ?? refuse('not_found'))
    const target = `report_schedule:${params.id}`
    await recordAudit(tx, ctx, { action: 'reports.schedule_update', target, before, after: schedule })
    return { data: schedule }
  })
}
