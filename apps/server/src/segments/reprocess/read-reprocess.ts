import * as endpoints from '@sextant/contract/emails/reprocess'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../../platform/http/context'
import { identity, paged } from '../../platform/http/paged'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentReprocess } from './present'
import * as store from './store'

export const listReprocesses: TeamVerb<typeof endpoints.listReprocesses> = async (ctx, { query }) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) =>
    paged(await store.listReprocesses(tx, query), identity, (cursor) =>
      urlOf(endpoints.listReprocesses, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}

export const readReprocess: TeamVerb<typeof endpoints.readReprocess> = async (ctx, { params }) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) => ({
    data: presentReprocess((await store.findReprocess(tx, params.id)) ?? refuse('not_found')),
  }))
}

export const listReprocessItems: TeamVerb<typeof endpoints.listReprocessItems> = async (
  ctx,
  { params: { id }, query },
) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) => {
    if (!(await store.findReprocess(tx, id))) refuse('not_found')
    const page = await store.listItems(tx, { run: id, state: query.state }, query)
    return paged(page, identity, (cursor) =>
      urlOf(endpoints.listReprocessItems, { team: ctx.team, id, query: { ...query, ...cursor } }),
    )
  })
}
