import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Tx } from '../database/transaction'
import { enqueue, job } from '../jobs/job'
import type { Secrets } from '../secrets/secrets'
import type { Mail } from './mail'

/** An outgoing email, sealed because its link is a secret. Retried for about seven hours. */
export const sendMailJob = job('mail.send', z.object({ id: z.string(), sealed: z.string() }), 12)

/** The purpose that binds a sealed email to its job. */
export const purposeOf = (id: string): string => `mail:${id}`

/** Queues an email in the transaction of the related change: it is sent if and only if that commits. */
export async function postMail(tx: Tx, secrets: Secrets, mail: Mail): Promise<void> {
  const id = randomUUID()
  await enqueue(tx, sendMailJob, { id, sealed: secrets.seal(JSON.stringify(mail), purposeOf(id)) })
}
