import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/segments/endpoints'
import { permit } from '../../platform/http/context'
import { identity, paged } from '../../platform/http/paged'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findSegments } from '../store'
import { listChanges } from './store'

/** The changes to a segment. */
export const listSegmentHistory: TeamVerb<typeof endpoints.listSegmentHistory> = async (ctx, { params, query }) => {
  permit(ctx, 'read-segments')
  return await ctx.tx(async (tx) => {
    const [row] = await findSegments(tx, [params.id])
    if (row?.type !== params.type) return refuse('not_found')
    return paged(await listChanges(tx, { segment: row.id }, query), identity, (cursor) =>
      urlOf(endpoints.listSegmentHistory, { team: ctx.team, ...params, query: { ...query, ...cursor } }),
    )
  })
}
