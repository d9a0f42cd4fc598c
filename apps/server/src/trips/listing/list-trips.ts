import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/trips/endpoints'
import { permit } from '../../platform/http/context'
import { paged } from '../../platform/http/paged'
import type { TeamVerb } from '../../platform/http/serve'
import { shapeTrip } from '../present'
import * as store from './store'

export const listTrips: TeamVerb<typeof endpoints.listTrips> = async (ctx, { query }) => {
  permit(ctx, 'browse-trips')
  const now = ctx.clock.now()
  return await ctx.tx(async (tx) =>
    paged(
      await store.listTrips(tx, query, query),
      (row) => shapeTrip(row, now),
      (cursor) => urlOf(endpoints.listTrips, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
