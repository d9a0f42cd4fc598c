import * as endpoints from '@sextant/contract/applications/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { shapeApplication } from './present'
import * as store from './store'

export const listApplications: TeamVerb<typeof endpoints.listApplications> = async (ctx, { query }) => {
  permit(ctx, 'browse-applications')
  return await ctx.tx(async (tx) =>
    paged(await store.listApplications(tx, query), shapeApplication, (cursor) =>
      urlOf(endpoints.listApplications, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
