import { MailboxEmails } from '../../emails/mailbox-emails'
import { MailboxDetail } from '../../mailboxes/detail'

/** A mailbox with the emails it received. */
export const MailboxPage = () => <MailboxDetail mails={(id) => <MailboxEmails mailboxId={id} />} />
