import type { Mailer } from '../../platform/mail/mailer'
import { type Carry, carried, failed } from './carry'

/** Sends the email through the mail server, with the same id on each attempt. */
export const carryByMail =
  (mailer: Mailer, id: string): Carry<'mail'> =>
  async ({ to, subject, paragraphs, attachment }) => {
    const { filename, type, content } = attachment
    try {
      await mailer.send({ to, subject, paragraphs }, id, {
        filename,
        contentType: type,
        content: Buffer.from(content),
      })
      return carried(`mailto:${to}`)
    } catch (error) {
      return failed(`mailto:${to}`, error)
    }
  }
