import * as endpoints from '@sextant/contract/filters/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { shapeFilter } from './present'
import * as store from './store'

export const listFilters: TeamVerb<typeof endpoints.listFilters> = async (ctx, { query }) => {
  permit(ctx, 'browse-filters')
  return await ctx.tx(async (tx) =>
    paged(await store.listFilters(tx, query), shapeFilter, (cursor) =>
      urlOf(endpoints.listFilters, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
