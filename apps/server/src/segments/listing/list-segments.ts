import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/segments/endpoints'
import { permit } from '../../platform/http/context'
import { paged } from '../../platform/http/paged'
import type { TeamVerb } from '../../platform/http/serve'
import { shapeSegment } from '../present'
import type { SegmentRow } from '../store'
import { filterOf } from './filter'
import * as store from './store'

/** The source of each value is returned with the trip only: in a list it would make up most of the response. */
const shapeListed = (row: SegmentRow) => shapeSegment({ ...row, evidence: {} })

export const listSegments: TeamVerb<typeof endpoints.listSegments> = async (ctx, { params, query }) => {
  permit(ctx, 'browse-segments')
  return await ctx.tx(async (tx) =>
    paged(await store.listSegments(tx, filterOf(params.kind, query), query), shapeListed, (cursor) =>
      urlOf(endpoints.listSegments, { team: ctx.team, kind: params.kind, query: { ...query, ...cursor } }),
    ),
  )
}
