import type * as endpoints from '@sextant/contract/travelers/endpoints'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { loadTraveler } from './present'

export const readTraveler: TeamVerb<typeof endpoints.readTraveler> = async (ctx, { params }) => {
  permit(ctx, 'read-members')
  return { data: await ctx.tx(async (tx) => await loadTraveler(tx, params.id, ctx.clock.now())) }
}
