import { EmailList } from '../../emails/list'
import { MailboxAddress } from '../../mailboxes/address'

/** The list of emails, with the forwarding address for teams that have none yet. */
export const Emails = () => <EmailList mailbox={<MailboxAddress />} />
