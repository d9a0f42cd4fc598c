import type * as endpoints from '@sextant/contract/reports/endpoints'
import { daysProblems, queryProblems } from '@sextant/domain/reports/problems'
import { recordAudit } from '../audit'
import { permit, personIdOf } from '../platform/http/context'
import { refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { requestReport } from './request-report'

/** Requests a report, which a job creates. */
export const createReport: TeamVerb<typeof endpoints.createReport> = async (ctx, { body }) => {
  permit(ctx, 'add-reports')
  const problems = { ...queryProblems(ctx.team.type, body), ...daysProblems(body.start_date, body.end_date) }
  if (Object.keys(problems).length > 0) refuseFields(problems)
  return await ctx.tx(async (tx) => {
    const report = await requestReport(tx, ctx.team, body, {
      created_by: personIdOf(ctx),
      schedule_id: null,
    })
    await recordAudit(tx, ctx, { action: 'reports.create', target: `report:${report.id}`, after: report })
    return { data: report }
  })
}
