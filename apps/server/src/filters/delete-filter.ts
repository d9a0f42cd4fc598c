import type * as endpoints from '@sextant/contract/filters/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentFilter } from './present'
import * as store from './store'

export const deleteFilter: TeamVerb<typeof endpoints.deleteFilter> = async (ctx, { params }) => {
  permit(ctx, 'delete-filters')
  return await ctx.tx(async (tx) => {
    await store.lockOrder(tx)
    const before = presentFilter((await store.findFilter(tx, params.id)) ?? refuse('not_found'))
    await store.deleteFilter(tx, params.id)
    await recordAudit(tx, ctx, { action: 'filters.delete', target: `filter:${params.id}`, before })
    return { data: { id: params.id } }
  })
}
