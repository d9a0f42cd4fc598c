import type * as endpoints from '@sextant/contract/account/endpoints'
import { permit, personOf } from '../platform/http/context'
import type { Verb } from '../platform/http/serve'
import { loadUser } from './load-user'

export const currentUser: Verb<typeof endpoints.currentUser> = async (ctx) => {
  permit(ctx, 'signed-in')
  return { data: await ctx.tx(async (tx) => await loadUser(tx, personOf(ctx).id)) }
}
