import type * as endpoints from '@sextant/contract/webhooks/endpoints'
import { recordAudit } from '../../audit'
import { queueTest } from '../../platform/delivery/queue'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { presentWebhook } from '../present'
import { findWebhook } from '../store'
import { presentDelivery } from './present'
import { sampleOf } from './samples'
import { findDelivery } from './store'

/** Sends a sample event to one webhook. Disabled ones are allowed too, to see whether they work again. */
export const testWebhook: TeamVerb<typeof endpoints.testWebhook> = async (ctx, { params: { id }, body: { type } }) => {
  permit(ctx, 'edit-webhooks')
  return await ctx.tx(async (tx) => {
    const webhook = presentWebhook((await findWebhook(tx, id)) ?? refuse('not_found'))
    const isOwn = type.startsWith('webhook.')
    const sample = isOwn ? { type, resourceId: id, object: webhook } : { type, resourceId: '1', object: sampleOf(type) }
    const delivery = await queueTest(tx, id, sample)
    await recordAudit(tx, ctx, { action: 'webhooks.test', target: `webhook:${id}`, after: { type } })
    return { data: presentDelivery((await findDelivery(tx, id, delivery)) ?? refuse('not_found')) }
  })
}
