import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/trips/quality'
import { permit } from '../../platform/http/context'
import { paged } from '../../platform/http/paged'
import type { TeamVerb } from '../../platform/http/serve'
import { shapeIssue } from './present'
import * as store from './store'

export const listQuality: TeamVerb<typeof endpoints.listQuality> = async (ctx, { query }) => {
  permit(ctx, 'edit-trips')
  return await ctx.tx(async (tx) =>
    paged(await store.listIssues(tx, query, query), shapeIssue, (cursor) =>
      urlOf(endpoints.listQuality, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
