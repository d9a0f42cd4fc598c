import type * as endpoints from '@sextant/contract/reports/schedules'
import { recordAudit } from '../../audit'
import { permit, personIdOf } from '../../platform/http/context'
import { refuse, refuseFields } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { teamOf } from '../store'
import { assignRecipients, checkQuery } from './checked'
import { nextRunOf, planRun } from './plan-run'
import { presentSchedule } from './present'
import { countSchedules, findSchedule, insertSchedule } from './store'

const maxSchedules = 100

/** Schedules a recurring report. */
export const createSchedule: TeamVerb<typeof endpoints.createSchedule> = async (ctx, { body }) => {
  permit(ctx, 'add-reports')
  checkQuery(ctx.team.type, body)
  const { recipients, ...draft } = body
  return await ctx.tx(async (tx) => {
    const { time_zone_id: zone } = (await teamOf(tx)) ?? refuse('not_found')
    if ((await countSchedules(tx)) >= maxSchedules)
      refuseFields({ name: [`A team has at most ${maxSchedules} schedules. Delete one first.`] })
    const next_run_at = nextRunOf(draft, zone, ctx.clock)
    const id = await insertSchedule(tx, { ...draft, next_run_at, created_by: personIdOf(ctx) })
    await assignRecipients(tx, id, recipients)
    await planRun(tx, id, next_run_at, ctx.clock)
    const schedule = presentSchedule((await findSchedule(tx, id)) ?? refuse('not_found'))
    await recordAudit(tx, ctx, {
      action: 'reports.schedule_create',
      target: `report_schedule:${id}`,
      after: schedule,
    })
    return { data: schedule }
  })
}
