import type * as endpoints from '@sextant/contract/webhooks/endpoints'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentWebhook } from './present'
import { findWebhook } from './store'

export const readWebhook: TeamVerb<typeof endpoints.readWebhook> = async (ctx, { params }) => {
  permit(ctx, 'read-webhooks')
  return await ctx.tx(async (tx) => ({
    data: presentWebhook((await findWebhook(tx, params.id)) ?? refuse('not_found')),
  }))
}
