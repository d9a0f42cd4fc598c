import type * as endpoints from '@sextant/contract/travelers/endpoints'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findTraveler } from '../store'
import { listAddresses } from './store'

export const listExtraAddresses: TeamVerb<typeof endpoints.listExtraAddresses> = async (ctx, { params }) => {
  permit(ctx, 'read-members')
  return await ctx.tx(async (tx) => {
    const { id } = (await findTraveler(tx, params.id, ctx.clock.now())) ?? refuse('not_found')
    return { data: await listAddresses(tx, id) }
  })
}
