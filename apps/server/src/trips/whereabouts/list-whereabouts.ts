import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/trips/where'
import { permit } from '../../platform/http/context'
import { identity, paged } from '../../platform/http/paged'
import type { TeamVerb } from '../../platform/http/serve'
import { filtered } from './filter'
import { placedPage } from './page'
import { placePeople } from './place-people'
import { withProofs } from './proofs'

/** A page of the team's people by name with their location at an instant and its proof. */
export const listWhereabouts: TeamVerb<typeof endpoints.listWhereabouts> = async (ctx, { query }) => {
  permit(ctx, 'browse-trips')
  const at = query.at === undefined ? ctx.clock.now() : new Date(query.at)
  return await ctx.tx(async (tx) => {
    const page = placedPage(filtered(await placePeople(tx, at), query), query)
    const rows = await withProofs(tx, page.rows, at)
    return paged({ ...page, rows }, identity, (cursor) =>
      urlOf(endpoints.listWhereabouts, { team: ctx.team, query: { ...query, ...cursor } }),
    )
  })
}
