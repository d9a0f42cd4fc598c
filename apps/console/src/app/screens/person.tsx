import { Person } from '../../travelers/detail'
import { PlacesOfMember, TripsOfMember } from '../../trips/member-trips'

/** One person, with their trips and the places these led to. */
export const PersonPage = () => (
  <Person
    trips={(memberId) => <TripsOfMember memberId={memberId} />}
    map={(memberId) => <PlacesOfMember memberId={memberId} />}
  />
)
