import type * as endpoints from '@sextant/contract/webhooks/endpoints'
import { recordAudit } from '../../audit'
import { resend } from '../../platform/delivery/queue'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findWebhook } from '../store'
import { presentDelivery } from './present'
import { findDelivery } from './store'

/** Attempts a delivery again immediately. */
export const resendDelivery: TeamVerb<typeof endpoints.resendDelivery> = async (
  ctx,
  { params: { id, deliveryId } },
) => {
  permit(ctx, 'edit-webhooks')
  return await ctx.tx(async (tx) => {
    if (!(await findWebhook(tx, id)) || !(await resend(tx, id, deliveryId))) refuse('not_found')
    await recordAudit(tx, ctx, {
      action: 'webhooks.resend',
      target: `webhook:${id}`,
      after: { delivery: deliveryId },
    })
    return { data: presentDelivery((await findDelivery(tx, id, deliveryId)) ?? refuse('not_found')) }
  })
}
