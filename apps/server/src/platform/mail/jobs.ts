import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Tx } from '../database/transaction'
import { enqueue, job } from '../jobs/job'
import type { Secrets } from '../secrets/secrets'
import type { Mail } from './mail'

/** A mail on its way: sealed, because its link is a secret. Tried for some seven hours. */
export const sendMailJob = job('mail.send', z.object({ id: z.string(), sealed: z.string() }), 12)

/** What a waiting mail is sealed for. */
export const purposeOf = (id: string): string => `mail:${id}`

/** Puts a mail into the outbox, in the transaction of what it tells of: it goes out if, and only if, that commits. */
export async function postMail(tx: Tx, secrets: Secrets, mail: Mail): Promise<void> {
  const id = randomUUID()
  await enqueue(tx, sendMailJob, { id, sealed: secrets.seal(JSON.stringify(mail), purposeOf(id)) })
}
