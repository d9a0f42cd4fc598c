import type * as endpoints from '@sextant/contract/reports/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentReport } from './present'
import { findReport } from './store'

export const readReport: TeamVerb<typeof endpoints.readReport> = async (ctx, { params }) => {
  permit(ctx, 'read-reports')
  return await ctx.tx(async (tx) => ({
    data: presentReport((await findReport(tx, params.id)) ?? refuse('not_found'), ctx.team),
  }))
}
