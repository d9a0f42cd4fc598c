import type * as endpoints from '@sextant/contract/users/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { deleteMember, findMember, guardLastOwner } from '../teams'
import { presentUser } from './present'

/**
 * Removes a user from the team, effective with their next request; their account stays. A team must keep at least one
 * owner (409).
 */
export const removeTeamUser: TeamVerb<typeof endpoints.removeTeamUser> = async (ctx, { params }) => {
  permit(ctx, 'delete-users')
  return await ctx.tx(async (tx) => {
    const before = presentUser((await findMember(tx, params.id)) ?? refuse('not_found'))
    await guardLastOwner(async () => await deleteMember(tx, params.id))
    await recordAudit(tx, ctx, { action: 'users.remove', target: `user:${params.id}`, before })
    return {}
  })
}
