import { urlOf } from '@sextant/contract/kit/request'
import * as endpoints from '@sextant/contract/webhooks/endpoints'
import { permit } from '../platform/http/context'
import { paged } from '../platform/http/paged'
import type { TeamVerb } from '../platform/http/serve'
import { shapeWebhook } from './present'
import { listWebhooks as list } from './store'

export const listWebhooks: TeamVerb<typeof endpoints.listWebhooks> = async (ctx, { query }) => {
  permit(ctx, 'browse-webhooks')
  return await ctx.tx(async (tx) =>
    paged(await list(tx, query), shapeWebhook, (cursor) =>
      urlOf(endpoints.listWebhooks, { team: ctx.team, query: { ...query, ...cursor } }),
    ),
  )
}
