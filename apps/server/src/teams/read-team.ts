import type { readOrganization } from '@sextant/contract/teams/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentTeam } from './present'
import { findTeam } from './store'

type ReadEndpoint = typeof readOrganization

/** The call's team. */
export const readTeam =
  (endpoint: ReadEndpoint): TeamVerb<ReadEndpoint> =>
  async (ctx) => {
    permit(ctx, endpoint.permission)
    return await ctx.tx(async (tx) => ({
      data: presentTeam((await findTeam(tx, ctx.team)) ?? refuse('not_found')),
    }))
  }
