import type * as endpoints from '@sextant/contract/filters/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { checkFilter } from './check-filter'
import { presentFilter } from './present'
import { findFilter, findFilters, insertFilter, lockOrder } from './store'

/** The maximum number per team, since every email is checked against all of them. */
const maxFilters = 500

/** Creates a filter, evaluated after all others. */
export const createFilter: TeamVerb<typeof endpoints.createFilter> = async (ctx, { body }) => {
  permit(ctx, 'add-filters')
  return await ctx.tx(async (tx) => {
    await checkFilter(tx, body)
    await lockOrder(tx)
    if ((await findFilters(tx)).length >= maxFilters)
      refuseFields({ name: [`A team has at most ${maxFilters} filters. Delete one first.`] })
    const id = await insertFilter(tx, body)
    const filter = presentFilter((await findFilter(tx, id)) ?? refuse('not_found'))
    await recordAudit(tx, ctx, { action: 'filters.create', target: `filter:${id}`, after: filter })
    return { data: filter }
  })
}
