import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/users/endpoints'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { shapeInvitation } from './present'
import * as store from './store'

export const listInvitations: TeamVerb<typeof endpoints.listInvitations> = async (ctx, { query }) => {
  permit(ctx, 'browse-invitations')
  return await ctx.tx(async (tx) =>
    paged(await store.listInvitations(tx, query), shapeInvitation, (cursor) =>
      urlOf(endpoints.listInvitations, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
