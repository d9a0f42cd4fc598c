import { urlOf } from '@sextant/contract/kit/request'
import type { TeamType } from '@sextant/contract/kit/team'
import type { listDevelopers, listOrganizations } from '@sextant/contract/teams/endpoints'
import { withoutPaging } from '../platform/database/page'
import { type Ctx, may, permit, personOf } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { Verb } from '../platform/http/serve'
import { presentTeam } from './present'
import { listAllTeams, listTeamsOf } from './store'

type ListEndpoint = typeof listOrganizations | typeof listDevelopers

/** The caller's teams of one type; all teams for callers who may browse them (spec §6). */
export const listTeams =
  (endpoint: ListEndpoint, kind: TeamType): Verb<ListEndpoint> =>
  async (ctx, { query }) => {
    permit(ctx, endpoint.permission)
    const person = personOf(ctx)
    const request = query.paginate === 'false' ? withoutPaging(query) : query
    return await ctx.tx(async (tx) => {
      const page = mayBrowseAll(ctx, kind)
        ? await listAllTeams(tx, kind, request)
        : await listTeamsOf(tx, person.id, kind, request)
      return paged(page, presentTeam, (cursor) => urlOf(endpoint, { query: { ...query, ...cursor } }))
    })
  }

const mayBrowseAll = (ctx: Ctx, kind: TeamType): boolean =>
  may(ctx, kind === 'org' ? 'browse-all-organizations' : 'browse-all-developers')
