import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/travelers/endpoints'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { presentTravelers } from './present'
import * as store from './store'

export const listTravelers: TeamVerb<typeof endpoints.listTravelers> = async (ctx, { query }) => {
  permit(ctx, 'browse-members')
  const now = ctx.clock.now()
  return await ctx.tx(async (tx) => {
    const page = await store.listTravelers(tx, query, query, now)
    const rows = await presentTravelers(tx, page.rows, now)
    return paged(
      { ...page, rows },
      (person) => person,
      (cursor) => urlOf(endpoints.listTravelers, { team: ctx.team, query: { ...query, ...cursor } }),
    )
  })
}
