import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Tx } from '../database/transaction'
import { type Handled, handleInSteps } from '../jobs/handle'
import { enqueue, job } from '../jobs/job'
import type { Secrets } from '../secrets/secrets'
import type { Mail } from './mail'
import type { Mailer } from './mailer'

const Contents = z.object({
  to: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  link: z.optional(z.object({ label: z.string(), url: z.string() })),
  replyTo: z.optional(z.string()),
  attached: z.optional(z.object({ key: z.string(), filename: z.string(), type: z.string() })),
})

/** A mail on its way: sealed, because its link is a secret. Tried for some seven hours. */
export const sendMailJob = job('mail.send', z.object({ id: z.string(), sealed: z.string() }), 12)

const purposeOf = (id: string): string => `mail:${id}`

/** Puts a mail into the outbox, in the transaction of what it tells of: it goes out if, and only if, that commits. */
export async function postMail(tx: Tx, secrets: Secrets, mail: Mail): Promise<void> {
  const id = randomUUID()
  await enqueue(tx, sendMailJob, { id, sealed: secrets.seal(JSON.stringify(mail), purposeOf(id)) })
}

/** Ties the outbox to what sends. */
export const handleMail = (mailer: Mailer): Handled =>
  handleInSteps(sendMailJob, async ({ secrets, blobs }, _steps, { id, sealed }) => {
    const { link, replyTo, attached, ...mail } = Contents.parse(
      JSON.parse(secrets.open(sealed, purposeOf(id))),
    )
    const content = attached ? await blobs.get(attached.key) : null
    const attachment =
      attached && content
        ? { filename: attached.filename, contentType: attached.type, content: Buffer.from(content) }
        : null
    await mailer.send(
      { ...mail, ...(link ? { link } : {}), ...(replyTo === undefined ? {} : { replyTo }) },
      id,
      attachment,
    )
  })
