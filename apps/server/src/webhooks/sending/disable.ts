import { teamSegment } from '@sextant/contract/kit/team'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import { updateDestination } from '../../platform/delivery/destinations'
import { endPending } from '../../platform/delivery/queue'
import { postMail } from '../../platform/mail/jobs'
import { emit } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { presentWebhook } from '../present'
import { settingsOf } from '../settings'
import { findOwners, findWebhook, updateWebhookRow } from '../store'
import { disabledMail } from './mails'

/**
 * Disables a webhook automatically: pending deliveries fail, and the owners are notified by email, event and audit log.
 */
export async function disable(
  { clock, secrets, publicUrl }: Services,
  tx: Tx,
  id: string,
  reason: 'gone' | 'failing',
): Promise<void> {
  await updateDestination(tx, id, { live: false })
  await endPending(tx, id)
  await updateWebhookRow(tx, id, { disabled_reason: reason, disabled_at: clock.now().toISOString() })
  const row = await findWebhook(tx, id)
  if (!row) return
  const webhook = presentWebhook(row)
  await emit(tx, [{ type: 'webhook.disabled', resourceId: id, object: webhook }])
  const by = { actor: { kind: 'system' }, origin: { ip: '', userAgent: null } } as const
  await recordAudit(tx, by, {
    action: 'webhooks.disable',
    target: `webhook:${id}`,
    after: settingsOf(webhook),
  })
  for (const { email: to, team, type } of await findOwners(tx)) {
    const url = `${publicUrl}/${teamSegment[type]}/${tx.team}/settings/webhooks/${id}`
    await postMail(tx, secrets, disabledMail({ to, team, webhook: webhook.name, reason, url }))
  }
}
