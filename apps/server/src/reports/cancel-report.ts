import type * as endpoints from '@sextant/contract/reports/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { endReport } from './generation/end-report'
import { presentReport } from './present'
import { findReport } from './store'

/** Cancels a report. The job creating it checks for this twice a second, and stops. */
export const cancelReport: TeamVerb<typeof endpoints.cancelReport> = async (ctx, { params }) => {
  permit(ctx, 'edit-reports')
  return await ctx.tx(async (tx) => {
    if (!(await findReport(tx, params.id))) refuse('not_found')
    const error = 'It was cancelled before it was made.'
    if (!(await endReport(tx, params.id, { error, cancelled: true })))
      refuse('conflict', 'The report is over already. Load it again.')
    await recordAudit(tx, ctx, { action: 'reports.cancel', target: `report:${params.id}` })
    return { data: presentReport((await findReport(tx, params.id)) ?? refuse('not_found'), ctx.team) }
  })
}
