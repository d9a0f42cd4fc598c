import type * as endpoints from '@sextant/contract/webhooks/endpoints'
import { recordAudit } from '../audit'
import { permit } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { presentSecret } from './read-secret'
import { makeSecret, purposeOf } from './secret'
import { findWebhook, lockWebhook, updateWebhookRow } from './store'

/** How long the previous secret still signs, in milliseconds: a day to update the receiver. */
const overlapMs = 24 * 60 * 60 * 1000

/** Creates a new secret. The previous one also signs for a day; any older one ends immediately. */
export const rotateWebhookSecret: TeamVerb<typeof endpoints.rotateWebhookSecret> = async (ctx, { params: { id } }) => {
  permit(ctx, 'edit-webhooks')
  return await ctx.tx(async (tx) => {
    await lockWebhook(tx, id)
    const before = (await findWebhook(tx, id)) ?? refuse('not_found')
    await updateWebhookRow(tx, id, {
      secret: ctx.secrets.seal(makeSecret(), purposeOf(ctx.team.id, id)),
      previous_secret: before.secret,
      previous_until: new Date(ctx.clock.now().getTime() + overlapMs).toISOString(),
    })
    await recordAudit(tx, ctx, { action: 'webhooks.rotate_secret', target: `webhook:${id}` })
    return { data: presentSecret(ctx, (await findWebhook(tx, id)) ?? refuse('not_found')) }
  })
}
