import { shouldDisable } from '@sextant/domain/webhooks/should-disable'
import type { Tx } from '../../platform/database/transaction'
import type { FinishedAttempts } from '../../platform/delivery/sender'
import type { Services } from '../../platform/services'
import { eventDelivered } from '../signals'
import { disable } from './disable'

/**
 * Reacts to attempts: disables webhooks that are gone or have failed for too long, and signals completed notifications.
 */
export async function handleAttempts(
  services: Services,
  tx: Tx,
  { destination, attempts }: FinishedAttempts,
): Promise<void> {
  for (const { delivery, outcome, ended } of attempts) {
    if (!ended || delivery.trigger === 'test') continue
    await eventDelivered.send(services, tx, {
      eventId: delivery.event.id,
      type: delivery.event.type,
      resourceId: delivery.event.resource_id,
      webhookId: destination.id,
      ok: outcome.ok,
      attempts: delivery.attempt,
    })
  }
  if (!destination.live) return
  if (attempts.some(({ outcome }) => outcome.gone)) await disable(services, tx, destination.id, 'gone')
  else if (
    attempts.some(({ outcome }) => !outcome.ok) &&
    shouldDisable(destination.failing_since, services.clock.now())
  )
    await disable(services, tx, destination.id, 'failing')
}
