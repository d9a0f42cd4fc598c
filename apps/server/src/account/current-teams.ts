import * as endpoints from '@sextant/contract/account/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { permit, personOf } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { Verb } from '../platform/http/serve'
import { listTeamsOf, presentTeam } from '../teams'

export const currentTeams: Verb<typeof endpoints.currentTeams> = async (ctx, { query }) => {
  permit(ctx, 'signed-in')
  return await ctx.tx(async (tx) =>
    paged(await listTeamsOf(tx, personOf(ctx).id, null, query), presentTeam, (cursor) =>
      urlOf(endpoints.currentTeams, { query: { ...query, ...cursor } }),
    ),
  )
}
