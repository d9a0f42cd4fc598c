import * as endpoints from '@sextant/contract/applications/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../../platform/http/context'
import { identity, paged } from '../../platform/http/paged'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findApplication } from '../store'
import { listRequests } from './store'

/** Lists an application's requests. A request appears within a second of its response. */
export const listApplicationRequests: TeamVerb<typeof endpoints.listApplicationRequests> = async (
  ctx,
  { params, query },
) => {
  permit(ctx, 'read-applications')
  return await ctx.tx(async (tx) => {
    if (!(await findApplication(tx, params.id))) refuse('not_found')
    return paged(await listRequests(tx, params.id, query, query), identity, (cursor) =>
      urlOf(endpoints.listApplicationRequests, {
        team: ctx.team,
        id: params.id,
        query: { ...query, ...cursor },
      }),
    )
  })
}
