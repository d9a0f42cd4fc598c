import { MailboxAddress } from '../../mailboxes/address'
import { TravelScreen } from '../../segments/travel'
import { AddSegmentButton } from '../../trips/manual/add-segment-button'
import { AddTripButton } from '../../trips/manual/add-trip'
import { TripTable } from '../../trips/table'

/** The Travel page, using the trips table for the `trip` list type. */
export const Travel = () => (
  <TravelScreen
    trips={(trips, order) => <TripTable trips={trips} deletable {...order} />}
    add={
      <>
        <AddTripButton />
        <AddSegmentButton />
      </>
    }
    mailbox={<MailboxAddress />}
  />
)
