import type * as endpoints from '@sextant/contract/filters/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentFilter } from './present'
import { findFilter } from './store'

export const readFilter: TeamVerb<typeof endpoints.readFilter> = async (ctx, { params }) => {
  permit(ctx, 'read-filters')
  return await ctx.tx(async (tx) => ({
    data: presentFilter((await findFilter(tx, params.id)) ?? refuse('not_found')),
  }))
}
