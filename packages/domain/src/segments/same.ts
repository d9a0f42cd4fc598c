import { type Agreement, agree } from '../kit/agree'
import { foldCode } from '../kit/fold'
import { sameName } from '../travelers/name-key'
import type { SegmentDraft } from './draft'
import type { Match } from './match'
import { matchActivities, matchCars } from './match-ground'
import { matchHotels } from './match-hotels'
import { matchJourneys } from './match-journeys'

/**
 * Whether two segments are one booking. One confirmation number makes a likely match the same booking; without a number
 * on one side the match must be exact and the travelers must not differ; under two numbers it is the same only where
 * nobody can be booked twice: one traveler on one flight or train (the airline's and the agency's numbers). Symmetric.
 */
export function same(a: SegmentDraft, b: SegmentDraft): boolean {
  const match = matchOf(a, b)
  if (match === 'no') return false
  const people = samePeople(a, b)
  if (isHotel(a) && people === 'differ') return false
  switch (agree(foldCode(a.confirmation_no), foldCode(b.confirmation_no))) {
    case 'same':
      return true
    case 'unknown':
      return match === 'exact' && people !== 'differ'
    case 'differ':
      return match === 'exact' && people === 'same' && isRide(a)
  }
}

/** Two rooms may stand under one number, one a guest; the travelers of a flight under one number share its segment. */
const isHotel = ({ type }: SegmentDraft): boolean => type === 'hotel'
const isRide = ({ type }: SegmentDraft): boolean => type === 'air' || type === 'rail'

function matchOf(a: SegmentDraft, b: SegmentDraft): Match {
  if (a.type === 'air' && b.type === 'air') return matchJourneys(a, b)
  if (a.type === 'rail' && b.type === 'rail') return matchJourneys(a, b)
  if (a.type === 'hotel' && b.type === 'hotel') return matchHotels(a, b)
  if (a.type === 'car' && b.type === 'car') return matchCars(a, b)
  if (a.type === 'activity' && b.type === 'activity') return matchActivities(a, b)
  return 'no'
}

/** Whether two bookings name a traveler in common. */
function samePeople(a: SegmentDraft, b: SegmentDraft): Agreement {
  if (a.travelers.length === 0 || b.travelers.length === 0) return 'unknown'
  return a.travelers.some((one) => b.travelers.some((other) => sameName(one, other))) ? 'same' : 'differ'
}
