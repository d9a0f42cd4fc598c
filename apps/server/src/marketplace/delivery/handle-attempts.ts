import { PartnerName } from '@sextant/contract/marketplace/schemas'
import { partnerCalled } from '@sextant/domain/marketplace/partners'
import { shouldDisable } from '@sextant/domain/webhooks/should-disable'
import { recordAudit } from '../../audit'
import type { Tx } from '../../platform/database/transaction'
import { endPending } from '../../platform/delivery/queue'
import type { FinishedAttempt, FinishedAttempts } from '../../platform/delivery/sender'
import { postMail } from '../../platform/mail/jobs'
import type { Services } from '../../platform/services'
import { changeStatus } from '../change-status'
import { failedMail } from '../mails'
import { pageOf } from '../page-of'
import { presentConnection } from '../present'
import { type ConnectionRow, findRequester, lockConnection, updateConnection } from '../store'
import { drain } from './drain'

/** Whether the attempt reached the partner; skipped events say nothing about its health. */
const isDelivered = ({ outcome }: FinishedAttempt): boolean => outcome.ok && outcome.url !== ''

/**
 * Updates a connection after attempts: the first success activates it; it is disabled if the partner no longer accepts
 * anything, or has accepted nothing for five days.
 */
export async function handleAttempts(
  services: Services,
  tx: Tx,
  { destination, attempts }: FinishedAttempts,
): Promise<void> {
  const row = await lockConnection(tx, destination.id)
  if (!row) return
  const last = attempts.findLast(({ outcome }) => !outcome.ok)
  const reason = reasonToEnd(services, destination.failing_since, attempts)
  if (reason !== null) return await disable(services, tx, row, reason)
  const error = attempts.some(isDelivered) ? null : (last?.outcome.error ?? row.last_error)
  if (row.status === 'ENABLING' && attempts.some(isDelivered))
    await changeStatus(tx, row.id, 'ENABLED', {
      enabled_at: services.clock.now().toISOString(),
      last_error: null,
    })
  else if (error !== row.last_error) await updateConnection(tx, row.id, { last_error: error })
  // Checked here as well as when its worker ends, since a killed worker never ends cleanly.
  await drain(tx, row.id)
}

function reasonToEnd({ clock }: Services, failingSince: string | null, attempts: readonly FinishedAttempt[]) {
  if (attempts.some(({ outcome }) => outcome.gone)) return 'it answered that it takes nothing any more (410).'
  if (!shouldDisable(failingSince, clock.now())) return null
  return `nothing has gone through for five days. The last error: ${attempts.at(-1)?.outcome.error ?? 'unknown'}`
}

async function disable(services: Services, tx: Tx, row: ConnectionRow, reason: string): Promise<void> {
  if (row.status === 'DISABLED') return
  await endPending(tx, row.id)
  const after = await changeStatus(tx, row.id, 'DISABLED', { last_error: `Turned off: ${reason}` })
  const before = presentConnection(row)
  const by = { actor: { kind: 'system' }, origin: { ip: '', userAgent: null } } as const
  await recordAudit(tx, by, { action: 'marketplace.give_up', target: `connection:${row.id}`, before, after })
  const [to, partner] = [await findRequester(tx, row.id), partnerCalled(PartnerName.parse(row.machine_name))]
  if (to !== undefined)
    await postMail(tx, services.secrets, failedMail(to, partner, pageOf(services, tx.team, row.id), reason))
}
