import type * as endpoints from '@sextant/contract/webhooks/endpoints'
import { recordAudit } from '../../audit'
import { recover } from '../../platform/delivery/queue'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { findWebhook } from '../store'

/** Restarts all deliveries that failed since an instant, for a receiver that is working again. */
export const recoverDeliveries: TeamVerb<typeof endpoints.recoverDeliveries> = async (
  ctx,
  { params: { id }, body: { since } },
) => {
  permit(ctx, 'edit-webhooks')
  return await ctx.tx(async (tx) => {
    const webhook = (await findWebhook(tx, id)) ?? refuse('not_found')
    if (webhook.status === 'Disabled') refuse('conflict', 'The webhook is disabled. Enable it first.')
    const count = await recover(tx, id, since)
    await recordAudit(tx, ctx, {
      action: 'webhooks.recover',
      target: `webhook:${id}`,
      after: { since, count },
    })
    return { data: { count } }
  })
}
