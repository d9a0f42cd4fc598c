import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import type { EventDelivered } from '../../webhooks'
import { findEmail, insertEmailEvents } from '../store'

/** Records in an email's log that a webhook was notified, or could not be. */
export async function recordCallback(
  _services: Services,
  tx: Tx,
  { type, resourceId, eventId, webhookId, ok, attempts }: EventDelivered,
): Promise<void> {
  if (!type.startsWith('email.') || !(await findEmail(tx, resourceId))) return
  const after = attempts > 1 ? ` after ${attempts} attempts` : ''
  await insertEmailEvents(tx, resourceId, [
    {
      type: 'callback_sent',
      status: ok ? 'ok' : 'error',
      message: ok ? `A webhook was notified of ${type}${after}.` : `No webhook could be notified of ${type}${after}.`,
      detail: { event_id: eventId, webhook_id: webhookId },
    },
  ])
}
