import * as z from 'zod/mini'
import { handleInSteps, type JobHandler } from '../jobs/handle'
import { purposeOf, sendMailJob } from './jobs'
import type { Mailer } from './mailer'

const Contents = z.object({
  to: z.string(),
  subject: z.string(),
  paragraphs: z.array(z.string()),
  link: z.optional(z.object({ label: z.string(), url: z.string() })),
  replyTo: z.optional(z.string()),
  attached: z.optional(z.object({ key: z.string(), filename: z.string(), type: z.string() })),
})

/** Handles queued emails with a mailer. */
export const handleMail = (mailer: Mailer): JobHandler =>
  handleInSteps(sendMailJob, async ({ secrets, blobs }, _steps, { id, sealed }) => {
    const { link, replyTo, attached, ...mail } = Contents.parse(JSON.parse(secrets.open(sealed, purposeOf(id))))
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
