import type * as endpoints from '@sextant/contract/users/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { findMember, guardLastOwner, updateMember } from '../teams'
import { presentUser } from './present'

/** Changes a user's role, effective with their next request. A team must keep at least one owner (409). */
export const updateTeamUser: TeamVerb<typeof endpoints.updateTeamUser> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-users')
  return await ctx.tx(async (tx) => {
    const before = presentUser((await findMember(tx, params.id)) ?? refuse('not_found'))
    await guardLastOwner(async () => await updateMember(tx, params.id, { role: body.role }))
    const after = presentUser((await findMember(tx, params.id)) ?? refuse('not_found'))
    await recordAudit(tx, ctx, {
      action: 'users.update',
      target: `user:${params.id}`,
      before: { role: before.role },
      after: { role: after.role },
    })
    return { data: after }
  })
}
