import type { deleteOrganization } from '@sextant/contract/teams/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentTeam } from './present'
import { findTeam, updateTeamRow } from './store'

type DeleteEndpoint = typeof deleteOrganization

/**
 * Deletes a team after its name was typed as confirmation. It is no longer listed and cannot be opened; its rows stay.
 */
export const deleteTeam =
  (endpoint: DeleteEndpoint): TeamVerb<DeleteEndpoint> =>
  async (ctx, { body }) => {
    permit(ctx, endpoint.permission)
    return await ctx.tx(async (tx) => {
      const before = presentTeam((await findTeam(tx, ctx.team)) ?? refuse('not_found'))
      if (body.name.trim() !== before.name) refuseFields({ name: ['Is not the name of this team.'] })
      const after = presentTeam(await updateTeamRow(tx, { status: 'Deleted' }))
      await recordAudit(tx, ctx, { action: 'teams.delete', target: `team:${before.id}`, before, after })
      return { data: after }
    })
  }
