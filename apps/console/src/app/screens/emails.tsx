import { EmailList } from '../../emails/list'
import { MailboxAddress } from '../../mailboxes/address'

/** The mails, with the address that brings the first one. */
export const Emails = () => <EmailList mailbox={<MailboxAddress />} />
