import type { Mailer } from '../../platform/mail/mailer'
import { type Carry, carried, failed } from './carry'

/** Hands the mail to the mail server, under the same id at each attempt. */
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
