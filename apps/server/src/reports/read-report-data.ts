import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/reports/endpoints'
import { ReportSummary } from '@sextant/contract/reports/schemas'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import { refuseFields } from '../platform/http/refusal'
import { type TeamVerb, UnvalidatedBody } from '../platform/http/serve'
import { completedReport } from './completed-report'
import { listGroups } from './groups/store'

/** A report's totals, chart, and one page of its groups. */
export const readReportData: TeamVerb<typeof endpoints.readReportData> = async (ctx, { params, query }) => {
  permit(ctx, 'read-reports')
  return await ctx.tx(async (tx) => {
    const report = await completedReport(tx, params.id)
    const summary = ReportSummary.parse(report.summary)
    const breakdown = summary.breakdowns.find(({ id }) => id === (query.by ?? summary.breakdowns[0]?.id))
    const { id: by } = breakdown ?? refuseFields({ by: ['Is nothing that this report is summed up by.'] })
    const { body } = paged(
      await listGroups(tx, report.id, by, query),
      ({ name, measures }) => ({ name, values: measures }),
      (cursor) =>
        urlOf(endpoints.readReportData, {
          team: ctx.team,
          id: report.id,
          query: { by, limit: query.limit, ...cursor },
        }),
    )
    return new UnvalidatedBody({ ...body, summary, by })
  })
}
