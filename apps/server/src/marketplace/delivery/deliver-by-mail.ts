import type { Mailer } from '../../platform/mail/mailer'
import { type Deliver, delivered, failed } from './deliver'

/** Sends the email through the mail server, with the same ID on each attempt. */
export const deliverByMail =
  (mailer: Mailer, id: string): Deliver<'mail'> =>
  async ({ to, subject, paragraphs, attachment }) => {
    const { filename, type, content } = attachment
    try {
      await mailer.send({ to, subject, paragraphs }, id, {
        filename,
        contentType: type,
        content: Buffer.from(content),
      })
      return delivered(`mailto:${to}`)
    } catch (error) {
      return failed(`mailto:${to}`, error)
    }
  }
