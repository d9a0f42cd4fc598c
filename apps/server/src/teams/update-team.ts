import type { updateOrganization } from '@sextant/contract/teams/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { enqueue } from '../platform/jobs/job'
import { changedSettings } from './changed-settings'
import { convertPricesJob, estimateCarbonJob } from './jobs'
import { presentTeam } from './present'
import { findTeam, updateTeamRow } from './store'

type UpdateEndpoint = typeof updateOrganization

/** Updates a team's general settings. */
export const updateTeam =
  (endpoint: UpdateEndpoint): TeamVerb<UpdateEndpoint> =>
  async (ctx, { body }) => {
    permit(ctx, endpoint.permission)
    return await ctx.tx(async (tx) => {
      const before = presentTeam((await findTeam(tx, ctx.team)) ?? refuse('not_found'))
      const after = presentTeam(await updateTeamRow(tx, changedSettings(body)))
      if (after.currency !== before.currency) await enqueue(tx, convertPricesJob, {})
      if (after.carbon_method !== before.carbon_method) await enqueue(tx, estimateCarbonJob, {})
      await recordAudit(tx, ctx, { action: 'teams.update', target: `team:${before.id}`, before, after })
      return { data: after }
    })
  }
