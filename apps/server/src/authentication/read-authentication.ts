import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { findTeam } from '../teams'
import { scimBase } from './addresses'

export const readAuthentication: TeamVerb<typeof endpoints.readAuthentication> = async (ctx) => {
  permit(ctx, 'browse-authentication')
  return await ctx.tx(async (tx) => {
    const { sso_enabled } = (await findTeam(tx, ctx.team)) ?? refuse('not_found')
    return { data: { sso_enabled, scim_base_url: scimBase(ctx.publicUrl) } }
  })
}
