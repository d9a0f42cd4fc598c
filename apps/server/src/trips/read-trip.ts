import type * as endpoints from '@sextant/contract/trips/endpoints'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { loadTrip } from './load-trip'

export const readTrip: TeamVerb<typeof endpoints.readTrip> = async (ctx, { params }) => {
  permit(ctx, 'read-trips')
  return { data: await ctx.tx(async (tx) => await loadTrip(tx, params.id, ctx.clock.now())) }
}
