import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { permit } from '../../platform/http/context'
import type { TeamVerb } from '../../platform/http/serve'
import { presentProvider } from '../present'
import { listProviders } from './store'

export const listIdentityProviders: TeamVerb<typeof endpoints.listIdentityProviders> = async (ctx) => {
  permit(ctx, 'browse-authentication')
  const rows = await ctx.tx(async (tx) => await listProviders(tx))
  return { data: rows.map((row) => presentProvider(row, ctx.publicUrl)) }
}
