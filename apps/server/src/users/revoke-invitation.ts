import type * as endpoints from '@sextant/contract/users/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { auditedInvitation } from './invite'
import { endInvitation, findInvitation } from './store'

/** Revokes an invitation: its link becomes invalid. */
export const revokeInvitation: TeamVerb<typeof endpoints.revokeInvitation> = async (ctx, { params }) => {
  permit(ctx, 'delete-invitations')
  return await ctx.tx(async (tx) => {
    if (!(await findInvitation(tx, params.id))) refuse('not_found')
    if (!(await endInvitation(tx, params.id, 'Revoked')))
      refuse('conflict', 'This invitation was accepted or taken back already.')
    return { data: await auditedInvitation(tx, ctx, params.id, 'users.revoke_invitation') }
  })
}
