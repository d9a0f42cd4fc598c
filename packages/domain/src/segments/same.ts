import type { Agreement } from '../kit/agree'
import { mayBeSameName, sameName } from '../travelers/name-key'
import type { SegmentDraft } from './draft'
import type { Match } from './match'
import { matchActivities, matchCars } from './match-ground'
import { matchHotels } from './match-hotels'
import { matchJourneys } from './match-journeys'
import { agreeReferences, areIssuedApart } from './references'

/**
 * How well two segments match as one person's part of one booking; different people never share a segment. With a
 * reference in common a likely match is enough; without references on one side the match must be exact; with different
 * ones it is the same only if nobody can be booked twice: one traveler on one flight or train, or two issuers, such as
 * the hotel and the agency. Symmetric.
 * @param people whether their travelers are known to be the same person; compares names by default
 */
export function sameness(a: SegmentDraft, b: SegmentDraft, people: Agreement = samePeople(a, b)): Match {
  const match = matchOf(a, b)
  if (match === 'no' || people === 'differ') return 'no'
  switch (agreeReferences(a, b)) {
    case 'same':
      return match
    case 'unknown':
      return match === 'exact' ? 'exact' : 'no'
    case 'differ':
      return match === 'exact' && people === 'same' && (isRide(a) || areIssuedApart(a, b)) ? 'exact' : 'no'
  }
}

/** Whether two segments are one person's part of one booking. */
export const same = (a: SegmentDraft, b: SegmentDraft, people: Agreement = samePeople(a, b)): boolean =>
  sameness(a, b, people) !== 'no'

const isRide = ({ type }: SegmentDraft): boolean => type === 'air' || type === 'rail'

function matchOf(a: SegmentDraft, b: SegmentDraft): Match {
  if (a.type === 'air' && b.type === 'air') return matchJourneys(a, b)
  if (a.type === 'rail' && b.type === 'rail') return matchJourneys(a, b)
  if (a.type === 'hotel' && b.type === 'hotel') return matchHotels(a, b)
  if (a.type === 'car' && b.type === 'car') return matchCars(a, b)
  if (a.type === 'activity' && b.type === 'activity') return matchActivities(a, b)
  return 'no'
}

/** Whether two bookings have a traveler in common; a surname alone may be anyone's with that name. */
export function samePeople(a: Travelers, b: Travelers): Agreement {
  if (a.travelers.length === 0 || b.travelers.length === 0) return 'unknown'
  const some = (fits: (one: string, other: string) => boolean): boolean =>
    a.travelers.some((one) => b.travelers.some((other) => fits(one, other)))
  if (some(sameName)) return 'same'
  return some(mayBeSameName) ? 'unknown' : 'differ'
}

type Travelers = Pick<SegmentDraft, 'travelers'>
