import type * as endpoints from '@sextant/contract/marketplace/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentConnection } from './present'
import { findConnection } from './store'

export const readConnection: TeamVerb<typeof endpoints.readConnection> = async (ctx, { params }) => {
  permit(ctx, 'read-integrations')
  return await ctx.tx(async (tx) => ({
    data: presentConnection((await findConnection(tx, params.id)) ?? refuse('not_found')),
  }))
}
