import * as endpoints from '@sextant/contract/emails/parsing-rule-endpoints'
import { urlOf } from '@sextant/contract/kit/request'
import { permit } from '../../platform/http/context'
import { paged } from '../../platform/http/paged'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentRule, shapeSummary } from './present'
import * as store from './store'
import { unused, usageOf } from './usage'

export const listRules: TeamVerb<typeof endpoints.listRules> = async (ctx, { query }) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) => {
    const page = await store.listRules(tx, query)
    const usage = await usageOf(
      tx,
      page.rows.map(({ id }) => id),
    )
    return paged(
      page,
      (row) => ({ ...shapeSummary(row), usage: usage.get(row.id) ?? unused }),
      (cursor) => urlOf(endpoints.listRules, { team: ctx.team, query: { ...query, ...cursor } }),
    )
  })
}

export const readRule: TeamVerb<typeof endpoints.readRule> = async (ctx, { params: { id } }) => {
  permit(ctx, 'read-emails')
  return await ctx.tx(async (tx) => {
    const row = (await store.findRule(tx, id)) ?? refuse('not_found')
    return { data: await presentRule(tx, row) }
  })
}
