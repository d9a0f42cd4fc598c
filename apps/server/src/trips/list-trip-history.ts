import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/trips/endpoints'
import { permit } from '../platform/http/context'
import { identity, paged } from '../platform/http/paged'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { listChanges } from '../segments'
import { findTrip } from './store'

/** The changes to a trip's segments. */
export const listTripHistory: TeamVerb<typeof endpoints.listTripHistory> = async (ctx, { params, query }) => {
  permit(ctx, 'read-trips')
  return await ctx.tx(async (tx) => {
    const trip = (await findTrip(tx, params.id)) ?? refuse('not_found')
    return paged(await listChanges(tx, { trip: trip.id }, query), identity, (cursor) =>
      urlOf(endpoints.listTripHistory, { team: ctx.team, ...params, query: { ...query, ...cursor } }),
    )
  })
}
