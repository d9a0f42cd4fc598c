import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/travelers/endpoints'
import { permit } from '../platform/http/context'
import { identity, paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { shapeTravelers } from './present'
import * as store from './store'

export const listTravelers: TeamVerb<typeof endpoints.listTravelers> = async (ctx, { query }) => {
  permit(ctx, 'browse-members')
  const now = ctx.clock.now()
  return await ctx.tx(async (tx) => {
    const page = await store.listTravelers(tx, query, query, now)
    const rows = await shapeTravelers(tx, page.rows, now)
    return paged({ ...page, rows }, identity, (cursor) =>
      urlOf(endpoints.listTravelers, { team: ctx.team, query: { ...query, ...cursor } }),
    )
  })
}
