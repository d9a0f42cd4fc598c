import { MailboxAddress } from '../../mailboxes/address'
import { TravelScreen } from '../../segments/travel'
import { TripTable } from '../../trips/table'

/** Travel, with the trips' own table for its `trip` list type. */
export const Travel = () => (
  <TravelScreen
    trips={(trips, order) => <TripTable trips={trips} deletable {...order} />}
    mailbox={<MailboxAddress />}
  />
)
