import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/travelers/privacy'
import { permit } from '../../platform/http/context'
import { identity, paged } from '../../platform/http/paged'
import type { TeamVerb } from '../../platform/http/serve'
import { listRequests } from './store'

export const listDataRequests: TeamVerb<typeof endpoints.listDataRequests> = async (ctx, { query }) => {
  permit(ctx, 'browse-dsr')
  return await ctx.tx(async (tx) =>
    paged(await listRequests(tx, query), identity, (cursor) =>
      urlOf(endpoints.listDataRequests, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
