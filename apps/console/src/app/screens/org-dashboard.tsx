import { OrgDashboard } from '../../dashboard/organization'
import { MailboxAddress } from '../../mailboxes/address'
import { TripTable } from '../../trips/table'

/** An organization's dashboard, with the trips' own table. */
export const OrgDashboardPage = () => (
  <OrgDashboard trips={(trips, label) => <TripTable trips={trips} label={label} />} mailbox={<MailboxAddress />} />
)
