import { DeveloperDashboard } from '../../dashboard/developer'
import { LatestEmails } from '../../emails/latest'
import { MailboxAddress } from '../../mailboxes/address'

/** A developer team's landing page: where to send mail, and what came in. */
export const DeveloperDashboardPage = () => (
  <DeveloperDashboard mailbox={<MailboxAddress />} emails={<LatestEmails mailbox={<MailboxAddress />} />} />
)
