import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/webhooks/endpoints'
import { permit } from '../../platform/http/context'
import { paged } from '../../platform/http/paged'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findWebhook } from '../store'
import { shapeDelivery } from './present'
import * as store from './store'

export const listDeliveries: TeamVerb<typeof endpoints.listDeliveries> = async (ctx, { params: { id }, query }) => {
  permit(ctx, 'read-webhooks')
  return await ctx.tx(async (tx) => {
    if (!(await findWebhook(tx, id))) refuse('not_found')
    return paged(await store.listDeliveries(tx, id, query), shapeDelivery, (cursor) =>
      urlOf(endpoints.listDeliveries, { team: ctx.team, id, query: { ...query, ...cursor } }),
    )
  })
}
