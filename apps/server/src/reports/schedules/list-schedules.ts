import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/reports/schedules'
import { permit } from '../../platform/http/context'
import { paged } from '../../platform/http/paged'
import type { TeamVerb } from '../../platform/http/serve'
import { shapeSchedule } from './present'
import * as store from './store'

export const listSchedules: TeamVerb<typeof endpoints.listSchedules> = async (ctx, { query }) => {
  permit(ctx, 'browse-reports')
  return await ctx.tx(async (tx) =>
    paged(await store.listSchedules(tx, query), shapeSchedule, (cursor) =>
      urlOf(endpoints.listSchedules, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
