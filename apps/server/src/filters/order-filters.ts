import type * as endpoints from '@sextant/contract/filters/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentFilter } from './present'
import * as store from './store'

/** Reorders the filters. The list must be complete, so that a filter added concurrently is not displaced silently. */
export const orderFilters: TeamVerb<typeof endpoints.orderFilters> = async (ctx, { body }) => {
  permit(ctx, 'edit-filters')
  return await ctx.tx(async (tx) => {
    await store.lockOrder(tx)
    const before = (await store.findFilters(tx)).map(({ id }) => id)
    const named = new Set(body.ids)
    if (named.size !== body.ids.length || named.size !== before.length || !before.every((id) => named.has(id)))
      refuse('conflict', 'The filters have changed by now. Load them again and repeat the order.')
    await store.orderFilters(tx, body.ids)
    await recordAudit(tx, ctx, {
      action: 'filters.order',
      target: `filters:${ctx.team.id}`,
      before: { ids: before },
      after: { ids: body.ids },
    })
    return { data: (await store.findFilters(tx)).map(presentFilter) }
  })
}
