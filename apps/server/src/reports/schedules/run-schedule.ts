import type * as endpoints from '@sextant/contract/reports/schedules'
import { recordAudit } from '../../audit'
import { permit, personIdOf } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { teamOf } from '../store'
import { presentSchedule } from './present'
import { requestScheduled } from './run-due'
import { findSchedule } from './store'

/** Creates and sends a schedule's report now, without affecting its planned runs. */
export const runSchedule: TeamVerb<typeof endpoints.runSchedule> = async (ctx, { params }) => {
  permit(ctx, 'add-reports')
  return await ctx.tx(async (tx) => {
    const schedule = presentSchedule((await findSchedule(tx, params.id)) ?? refuse('not_found'))
    const team = (await teamOf(tx)) ?? refuse('not_found')
    const report = await requestScheduled(tx, team, schedule, ctx.clock, personIdOf(ctx))
    const target = `report_schedule:${params.id}`
    await recordAudit(tx, ctx, { action: 'reports.schedule_run', target, after: { report: report.id } })
    return { data: report }
  })
}
