import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { presentScimToken } from '../present'
import { listTokens } from './store'

export const listScimTokens: TeamVerb<typeof endpoints.listScimTokens> = async (ctx) => {
  permit(ctx, 'browse-authentication')
  return { data: (await ctx.tx(async (tx) => await listTokens(tx))).map(presentScimToken) }
}
