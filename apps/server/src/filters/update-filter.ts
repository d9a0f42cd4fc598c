import type * as endpoints from '@sextant/contract/filters/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { checkFilter, checkMailbox } from './check-filter'
import { presentFilter } from './present'
import * as store from './store'

/** Updates a filter. The result is validated as a whole. */
export const updateFilter: TeamVerb<typeof endpoints.updateFilter> = async (ctx, { params, body }) => {
  permit(ctx, 'edit-filters')
  return await ctx.tx(async (tx) => {
    const find = async () => presentFilter((await store.findFilter(tx, params.id)) ?? refuse('not_found'))
    const before = await find()
    await checkMailbox(tx, body.mailbox_id)
    await store.updateFilter(tx, params.id, body)
    const after = await find()
    await checkFilter(tx, after)
    await recordAudit(tx, ctx, { action: 'filters.update', target: `filter:${params.id}`, before, after })
    return { data: after }
  })
}
