import { MailboxEmails } from '../../emails/mailbox-emails'
import { MailboxDetail } from '../../mailboxes/detail'

/** A mailbox with the mails that came to it. */
export const MailboxPage = () => <MailboxDetail mails={(id) => <MailboxEmails mailboxId={id} />} />
