import { TeamType } from '@sextant/contract/kit/team'
import { backOffMs, isFailing } from '@sextant/domain/mailboxes/back-off'
import { inTransaction, type Tx } from '../../platform/database/transaction'
import { postMail } from '../../platform/mail/jobs'
import { emit } from '../../platform/outbox'
import type { Services } from '../../platform/services'
import { presentMailbox } from '../present'
import { findMailbox } from '../store'
import { failingMail } from './mails'
import type { Problem } from './problem'
import * as store from './store'

/**
 * Records that an account could not be read, and schedules the next attempt. After a number of failures the mailbox
 * becomes Failing, and webhooks and the owners are notified. `chance`: 0 to 1.
 */
export async function recordProblem(
  services: Services,
  lease: store.Lease,
  { kind, text }: Problem,
  chance: number,
): Promise<void> {
  await inTransaction(services.db, { team: lease.team, person: null }, async (tx) => {
    const account = await store.findAccount(tx, lease.mailbox)
    const failures = (account?.failures ?? 0) + 1
    if (!(await store.recordFailure(tx, lease, backOffMs(kind, failures, chance)))) return
    await store.recordError(tx, lease.mailbox, text)
    if (isFailing(kind, failures)) await fail(services, tx, lease.mailbox)
  })
}

async function fail(services: Services, tx: Tx, id: string): Promise<void> {
  const { isNew, isNotified } = await store.markFailing(tx, id)
  const row = isNew ? await findMailbox(tx, id) : undefined
  if (!row) return
  const mailbox = presentMailbox(row)
  await emit(tx, [{ type: 'mailbox.failing', resourceId: id, object: mailbox }])
  if (!isNotified) return
  const { name, type } = await store.findTeam(tx)
  const team = { id: tx.team, type: TeamType.parse(type), name }
  for (const to of await store.findOwners(tx))
    await postMail(tx, services.secrets, failingMail({ to, mailbox, team, publicUrl: services.publicUrl }))
}
