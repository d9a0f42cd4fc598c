import { type Connection, PartnerName } from '@sextant/contract/marketplace/schemas'
import { partnerCalled } from '@sextant/domain/marketplace/partners'
import { findPerson } from '../account'
import type { Tx } from '../platform/database/transaction'
import { endPending } from '../platform/delivery/queue'
import { personOf, type TeamCtx } from '../platform/http/context'
import { enqueue } from '../platform/jobs/job'
import { postMail } from '../platform/mail/jobs'
import { changeStatus } from './change-status'
import { drainJob } from './delivery/jobs'
import { disconnectMail } from './mails'
import { pageOf } from './page-of'
import { presentConnection } from './present'
import type { ConnectionRow } from './store'

/**
 * Disconnects a connection: it receives no new events, and is disabled once pending ones are delivered. A second
 * request drops the pending ones.
 */
export async function disconnect(ctx: TeamCtx, tx: Tx, row: ConnectionRow): Promise<Connection> {
  if (row.status === 'DISABLED') return presentConnection(row)
  if (row.status === 'DISABLING') {
    await endPending(tx, row.id)
    return await changeStatus(tx, row.id, 'DISABLED')
  }
  const connection = await changeStatus(tx, row.id, 'DISABLING')
  await enqueue(tx, drainJob, { id: row.id })
  const person = await findPerson(tx, personOf(ctx).id)
  const partner = partnerCalled(PartnerName.parse(row.machine_name))
  if (person) await postMail(tx, ctx.secrets, disconnectMail(person.email, partner, pageOf(ctx, tx.team, row.id)))
  return connection
}
