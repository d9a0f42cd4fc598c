import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/reports/endpoints'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { shapeReport } from './present'
import * as store from './store'

export const listReports: TeamVerb<typeof endpoints.listReports> = async (ctx, { query }) => {
  permit(ctx, 'browse-reports')
  return await ctx.tx(async (tx) =>
    paged(
      await store.listReports(tx, query),
      (row) => shapeReport(row, ctx.team),
      (cursor) => urlOf(endpoints.listReports, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
