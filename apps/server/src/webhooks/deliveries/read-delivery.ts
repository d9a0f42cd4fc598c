import type * as endpoints from '@sextant/contract/webhooks/endpoints'
import { permit } from '../../platform/http/context'
import { refuse } from '../../platform/http/refusal'
import type { TeamVerb } from '../../platform/http/serve'
import { permitEvents } from '../permit-events'
import { findWebhook } from '../store'
import { presentDetail } from './present'
import { findDelivery, findEventData, listAttempts } from './store'

/** A delivery with its record, for callers who may read such records. */
export const readDelivery: TeamVerb<typeof endpoints.readDelivery> = async (ctx, { params }) => {
  permit(ctx, 'read-webhooks')
  return await ctx.tx(async (tx) => {
    const webhook = (await findWebhook(tx, params.id)) ?? refuse('not_found')
    const row = (await findDelivery(tx, webhook.id, params.deliveryId)) ?? refuse('not_found')
    const detail = presentDetail(row, await findEventData(tx, row.event_id), await listAttempts(tx, row.id))
    permitEvents(ctx, [detail.event.type])
    return { data: detail }
  })
}
