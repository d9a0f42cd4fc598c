import type * as endpoints from '@sextant/contract/webhooks/endpoints'
import type { CustomHeader, WebhookEdit } from '@sextant/contract/webhooks/schemas'
import { recordAudit } from '../audit'
import type { Tx } from '../platform/database/transaction'
import { updateDestination } from '../platform/delivery/destinations'
import { endPending } from '../platform/delivery/queue'
import { permit, type TeamCtx } from '../platform/http/context'
import type { Networks } from '../platform/http/networks'
import { refuse, refuseFields } from '../platform/http/refusal'
import type { TeamVerb } from '../platform/http/serve'
import { checkUrl } from './check-url'
import { checkEvents, permitEvents } from './permit-events'
import { presentWebhook } from './present'
import { type Headers, mergeHeaders, openHeaders, purposeOf, sealHeaders, withoutValue } from './secret'
import { settingsOf } from './settings'
import { findWebhook, lockWebhook, updateWebhookRow, type WebhookRow } from './store'

/** Updates, disables or enables a webhook; later deliveries use the new settings. */
export const updateWebhook =
  (networks: Networks): TeamVerb<typeof endpoints.updateWebhook> =>
  async (ctx, { params: { id }, body }) => {
    permit(ctx, 'edit-webhooks')
    if (body.url !== undefined) checkUrl(networks, body.url)
    return await ctx.tx(async (tx) => {
      await lockWebhook(tx, id)
      const row = (await findWebhook(tx, id)) ?? refuse('not_found')
      const before = presentWebhook(row)
      // Pending deliveries contain records of its current events, which a new URL would receive as well.
      permitEvents(ctx, before.events)
      checkEvents(ctx, body.events ?? before.events)
      await change(tx, ctx, row, body)
      const after = presentWebhook((await findWebhook(tx, id)) ?? refuse('not_found'))
      await recordAudit(tx, ctx, {
        action: 'webhooks.update',
        target: `webhook:${id}`,
        before: settingsOf(before),
        after: settingsOf(after),
      })
      return { data: after }
    })
  }

async function change(tx: Tx, ctx: TeamCtx, row: WebhookRow, body: WebhookEdit): Promise<void> {
  const { events, filters, rate_limit, custom_headers, status, ...columns } = body
  const isMoved = body.url !== undefined && new URL(body.url).origin !== new URL(row.url).origin
  if (isMoved && !custom_headers && row.header_names.length > 0)
    refuseFields({ custom_headers: ['Enter the headers again: the address is on another server.'] })
  const isDisabled = row.status === 'Disabled'
  const live = status === undefined || (status === 'Disabled') === isDisabled ? undefined : status === 'Active'
  await updateDestination(tx, row.id, {
    ...(events ? { events } : {}),
    ...(filters ? { filters } : {}),
    ...(live === undefined ? {} : { live }),
    ...(rate_limit === undefined ? {} : { per_second: rate_limit }),
  })
  if (live === false) await endPending(tx, row.id)
  await updateWebhookRow(tx, row.id, {
    ...columns,
    ...(custom_headers ? headersOf(ctx, row, custom_headers, isMoved) : {}),
    ...(live === true ? { disabled_reason: null, disabled_at: null } : {}),
    ...(live === false ? { disabled_reason: 'person', disabled_at: ctx.clock.now().toISOString() } : {}),
  })
}

/**
 * A header value entered for one server must not be sent to another: if the host changes, it has to be entered again.
 */
function headersOf({ secrets, team }: TeamCtx, row: WebhookRow, requested: readonly CustomHeader[], isMoved: boolean) {
  const purpose = purposeOf(team.id, row.id)
  const before: Headers = isMoved ? {} : openHeaders(secrets, row.custom_headers, purpose)
  for (const at of withoutValue(requested, before))
    refuseFields({
      [`custom_headers.${at}.value`]: [
        isMoved ? 'Enter the value again: the address is on another server.' : 'Enter a value.',
      ],
    })
  return sealHeaders(secrets, mergeHeaders(requested, before), purpose)
}
