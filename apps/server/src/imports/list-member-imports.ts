import * as endpoints from '@sextant/contract/imports/endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { shapeImport } from './present'
import * as store from './store'

export const listMemberImports: TeamVerb<typeof endpoints.listMemberImports> = async (ctx, { query }) => {
  permit(ctx, 'browse-imports')
  return await ctx.tx(async (tx) =>
    paged(
      await store.listImports(tx, { ...query, type: 'members' }, query),
      (row) => shapeImport(row),
      (cursor) => urlOf(endpoints.listMemberImports, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
