import type * as endpoints from '@sextant/contract/marketplace/endpoints'
import { permit } from '../platform/http/context'
import type { TeamVerb } from '../platform/http/serve'
import { presentConnection } from './present'
import * as store from './store'

export const listConnections: TeamVerb<typeof endpoints.listConnections> = async (ctx) => {
  permit(ctx, 'browse-integrations')
  return await ctx.tx(async (tx) => ({ data: (await store.listConnections(tx)).map(presentConnection) }))
}
