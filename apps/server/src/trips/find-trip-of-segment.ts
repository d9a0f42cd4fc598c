import type * as endpoints from '@sextant/contract/trips/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { loadTrip } from './load-trip'
import { findTripIdOfSegment } from './store'

export const findTripOfSegment: TeamVerb<typeof endpoints.findTripOfSegment> = async (ctx, { params }) => {
  permit(ctx, 'read-trips')
  return await ctx.tx(async (tx) => {
    const trip = (await findTripIdOfSegment(tx, params.type, params.id)) ?? refuse('not_found')
    return { data: await loadTrip(tx, trip, ctx.clock.now()) }
  })
}
