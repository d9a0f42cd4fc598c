import type * as endpoints from '@sextant/contract/webhooks/endpoints'
import type { WebhookSecret } from '@sextant/contract/webhooks/schemas'
import { recordAudit } from '../audit'
import { permit, type TeamCtx } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { purposeOf } from './secret'
import { findWebhook, type WebhookRow } from './store'

/** Returns the secret; each access is audited. */
export const readWebhookSecret: TeamVerb<typeof endpoints.readWebhookSecret> = async (ctx, { params: { id } }) => {
  permit(ctx, 'edit-webhooks')
  return await ctx.tx(async (tx) => {
    const row = (await findWebhook(tx, id)) ?? refuse('not_found')
    await recordAudit(tx, ctx, { action: 'webhooks.read_secret', target: `webhook:${id}` })
    return { data: presentSecret(ctx, row) }
  })
}

/** A webhook's secret in plain text, and the previous one while it is still used to sign. */
export function presentSecret({ secrets, team, clock }: TeamCtx, row: WebhookRow): WebhookSecret {
  const open = (sealed: string): string => secrets.open(sealed, purposeOf(team.id, row.id))
  const { previous_secret: previous, previous_until: until } = row
  const isGood = previous !== null && until !== null && new Date(until) > clock.now()
  return { secret: open(row.secret), previous: isGood ? { secret: open(previous), until } : null }
}
