import type * as endpoints from '@sextant/contract/authentication/endpoints'
import { recordAudit } from '../../audit'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { deleteToken } from './store'

export const revokeScimToken: TeamVerb<typeof endpoints.revokeScimToken> = async (ctx, { params }) => {
  permit(ctx, 'browse-authentication')
  return await ctx.tx(async (tx) => {
    if (!(await deleteToken(tx, params.id))) refuse('not_found')
    await recordAudit(tx, ctx, {
      action: 'authentication.revoke_scim_token',
      target: `scim-token:${params.id}`,
    })
    return {}
  })
}
