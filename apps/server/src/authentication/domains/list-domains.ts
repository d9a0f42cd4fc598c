import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { presentDomain } from '../present'
import * as store from './store'

export const listDomains: TeamVerb<typeof endpoints.listDomains> = async (ctx) => {
  permit(ctx, 'browse-authentication')
  return { data: (await ctx.tx(async (tx) => await store.listDomains(tx))).map(presentDomain) }
}
