import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/users/endpoints'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { listMembers } from '../teams'
import { shapeUser } from './present'

export const listUsers: TeamVerb<typeof endpoints.listUsers> = async (ctx, { query }) => {
  permit(ctx, 'browse-users')
  return await ctx.tx(async (tx) =>
    paged(await listMembers(tx, query), shapeUser, (cursor) =>
      urlOf(endpoints.listUsers, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
