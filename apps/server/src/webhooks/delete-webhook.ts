import type * as endpoints from '@sextant/contract/webhooks/endpoints'
import { recordAudit } from '../audit'
import { deleteDestination } from '../platform/delivery/destinations'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentWebhook } from './present'
import { settingsOf } from './settings'
import { findWebhook } from './store'

export const deleteWebhook: TeamVerb<typeof endpoints.deleteWebhook> = async (ctx, { params: { id } }) => {
  permit(ctx, 'delete-webhooks')
  return await ctx.tx(async (tx) => {
    const before = settingsOf(presentWebhook((await findWebhook(tx, id)) ?? refuse('not_found')))
    await deleteDestination(tx, id)
    await recordAudit(tx, ctx, { action: 'webhooks.delete', target: `webhook:${id}`, before })
    return { data: { id } }
  })
}
