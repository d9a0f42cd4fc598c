import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/segments/endpoints'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { presentSegment } from './present'
import * as store from './store'

const words = (list: string | undefined): string[] => (list ? list.split(',') : [])

/** Where each value was read is told with the trip: in a list it would be most of the answer. */
const presentListed = (row: store.SegmentRow) => presentSegment({ ...row, evidence: {} })

export const listSegments: TeamVerb<typeof endpoints.listSegments> = async (ctx, { params, query }) => {
  permit(ctx, 'browse-segments')
  const types = params.kind === 'all' ? words(query.segment_type) : [params.kind]
  const filter = { ...query, types, activityTypes: words(query.activity_type) }
  return await ctx.tx(async (tx) =>
    paged(await store.listSegments(tx, filter, query), presentListed, (cursor) =>
      urlOf(endpoints.listSegments, { team: ctx.team, kind: params.kind, query: { ...query, ...cursor } }),
    ),
  )
}
