import { Person } from '../../travelers/detail'
import { PlacesOfMember, TripsOfMember } from '../../trips/member-trips'

/** One person, with their trips and a map of destinations. */
export const PersonPage = () => (
  <Person
    trips={(memberId) => <TripsOfMember memberId={memberId} />}
    map={(memberId) => <PlacesOfMember memberId={memberId} />}
  />
)
