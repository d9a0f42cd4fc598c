import { OrgDashboard } from '../../dashboard/organization'
import { UnreadLinks } from '../../emails/review/review-link'
import { MailboxAddress } from '../../mailboxes/address'
import { TripTable } from '../../trips/table'

/** The organization dashboard, using the trips table. */
export const OrgDashboardPage = () => (
  <OrgDashboard
    trips={(trips, label) => <TripTable trips={trips} label={label} />}
    mailbox={<MailboxAddress />}
    unread={<UnreadLinks />}
  />
)
