import { Authenticity } from '@sextant/contract/emails/authenticity'
import { Email, EmailDetail, type EmailEvent, EmailEvent as EmailEventSchema } from '@sextant/contract/emails/schemas'
import type { listAttachments } from './content/store'
import type { EmailRow, findAdjacentEmails, listEmailEvents, StoredEmail } from './store'

/** Converts database rows to the shape of the API, and validates them. */
export const presentEmail = (row: EmailRow): Email => Email.parse(row)

/**
 * What was found about an email's sender; null if the email has not been read, or was read before senders were checked.
 */
export const presentAuthenticity = ({ authenticity }: Pick<StoredEmail, 'authenticity'>): Authenticity | null =>
  authenticity === null ? null : Authenticity.parse(authenticity)

export const presentEmailDetail = (
  row: StoredEmail,
  attachments: Awaited<ReturnType<typeof listAttachments>>,
  adjacent: Awaited<ReturnType<typeof findAdjacentEmails>>,
  reader: string,
  similar: EmailDetail['similar'],
): EmailDetail =>
  EmailDetail.parse({
    ...row,
    ...adjacent,
    attachments,
    similar,
    message_kept: !row.redacted,
    reader_unchanged: row.reader === reader,
  })

type EventRow = Awaited<ReturnType<typeof listEmailEvents>>[number]

export const presentEmailEvent = (row: EventRow): EmailEvent => EmailEventSchema.parse(row)
