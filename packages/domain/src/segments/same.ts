import type { Agreement } from '../kit/agree'
import { isMisspelt } from '../travelers/misspelt'
import { mayBeSameName, sameName } from '../travelers/name-key'
import type { SegmentDraft } from './draft'
import { formerNamesOf } from './former-names'
import type { Match } from './match'
import { matchActivities, matchCars } from './match-ground'
import { areOfSameNights, matchHotels } from './match-hotels'
import { matchJourneys } from './match-journeys'
import {
  agreeReferences,
  areIssuedApart,
  type BookingReferences,
  countShared,
  haveRivalReferences,
  shareCalendar,
} from './references'

/**
 * How well two segments match as one person's part of one booking. Different people never share a segment. With a
 * common reference, a likely match is enough. If one has no references, the match must be exact. With different
 * references, they are the same only if nobody can be booked twice, that is, one traveler on one flight or train, or if
 * they are by different issuers, such as the hotel and the agency. Symmetric.
 * @param people whether their travelers are known to be the same person; compares names by default
 */
export function sameness(a: SegmentDraft, b: SegmentDraft, people: Agreement = samePeople(a, b)): Match {
  const byValues = matchOf(a, b)
  const match = byValues !== 'exact' && isSameEvent(a, b) ? 'likely' : byValues
  if (match === 'no' || people === 'differ' || areTwoRooms(a, b)) return 'no'
  switch (agreeReferences(a, b)) {
    case 'same':
      return match
    case 'unknown':
      return match === 'exact' ? 'exact' : 'no'
    case 'differ':
      return match === 'exact' && people === 'same' && (isRide(a) || areIssuedApart(a, b)) ? 'exact' : 'no'
  }
}

/** Whether two calendars have the same event, whatever its day, name and place have become. */
const isSameEvent = (a: SegmentDraft, b: SegmentDraft): boolean =>
  a.type === 'activity' &&
  b.type === 'activity' &&
  a.activity_type === b.activity_type &&
  a.activity_type !== 'transportation' &&
  shareCalendar(a, b)

/** Whether two segments are one person's part of one booking. */
export const same = (a: SegmentDraft, b: SegmentDraft, people: Agreement = samePeople(a, b)): boolean =>
  sameness(a, b, people) !== 'no'

/** Two rooms for the same nights, according to the hotel's two numbers, even under one agency number. */
export const areTwoRooms = (a: SegmentDraft, b: SegmentDraft): boolean =>
  a.type === 'hotel' && b.type === 'hotel' && areOfSameNights(a, b) && haveRivalReferences(a, b)

/**
 * Whether two drafts of one email are about one segment that it mentions twice. Two flights on a route on one day, two
 * rooms with separate numbers, and two people with similar names are different.
 */
export const isRepeated = (a: SegmentDraft, b: SegmentDraft): boolean =>
  matchOf(a, b) === 'exact' && !haveRivalReferences(a, b) && agreeNames(a, b) !== 'differ'

/** A segment being compared with a draft, and whether their travelers agree. */
export type ComparedSegment = { readonly segment: SegmentDraft; readonly people: Agreement }

/**
 * The segments that a draft is about, closest first: an exact match before a likely one, its traveler's before a
 * possible one, then the one with more of its references.
 */
export function closest<C extends ComparedSegment>(draft: SegmentDraft, candidates: readonly C[]): C[] {
  return candidates
    .map((one) => ({ one, match: sameness(draft, one.segment, one.people), shared: countShared(draft, one.segment) }))
    .filter(({ match }) => match !== 'no')
    .toSorted(
      (a, b) =>
        Number(b.match === 'exact') - Number(a.match === 'exact') ||
        Number(b.one.people === 'same') - Number(a.one.people === 'same') ||
        b.shared - a.shared,
    )
    .map(({ one }) => one)
}

/**
 * Two unknown people with the same name, each on the flight or train with a separate number from the supplier. An
 * unknown sender may be an agency whose number only looks like the supplier's.
 */
export const areNamesakes = (a: ClassifiedReferences, b: ClassifiedReferences): boolean =>
  isRide(a) &&
  a.type === b.type &&
  a.source_classification !== null &&
  b.source_classification !== null &&
  agreeReferences(a, b) === 'differ' &&
  haveRivalReferences(withoutTickets(a), withoutTickets(b))

type ClassifiedReferences = BookingReferences & { readonly type: string; readonly source_classification: string | null }

const withoutTickets = ({ confirmation_no, references }: ClassifiedReferences) => ({
  confirmation_no,
  references: references.filter(({ issuer }) => issuer !== 'ticket'),
})

const isRide = ({ type }: { readonly type: string }): boolean => type === 'air' || type === 'rail'

function matchOf(a: SegmentDraft, b: SegmentDraft): Match {
  if (a.type === 'air' && b.type === 'air') return matchJourneys(a, b)
  if (a.type === 'rail' && b.type === 'rail') return matchJourneys(a, b)
  if (a.type === 'hotel' && b.type === 'hotel') return matchHotels(a, b)
  if (a.type === 'car' && b.type === 'car') return matchCars(a, b)
  if (a.type === 'activity' && b.type === 'activity') return matchActivities(a, b)
  return 'no'
}

/**
 * Whether two bookings have a common traveler. A surname alone may be anyone's with that name, and a name that differs
 * by a letter may be a correction.
 */
export function samePeople(a: Travelers, b: Travelers): Agreement {
  const agreement = agreeNames(a, b)
  return agreement === 'differ' && some(a, b, isMisspelt) ? 'unknown' : agreement
}

/**
 * Whether a draft matches a segment only by correcting its traveler's name, while the email has another draft with the
 * exact name: if Anna and Anne Berg are in one booking, neither is a misspelling of the other.
 */
export const isSiblings = (draft: Travelers, segment: Travelers, others: readonly Travelers[]): boolean =>
  agreeNames(draft, segment) === 'differ' && others.some((other) => agreeNames(other, segment) === 'same')

/** The same without allowing for misspellings. */
function agreeNames(a: Travelers, b: Travelers): Agreement {
  if (a.travelers.length === 0 || b.travelers.length === 0) return 'unknown'
  if (some(a, b, sameName)) return 'same'
  return some(a, b, mayBeSameName) ? 'unknown' : 'differ'
}

const some = (a: Travelers, b: Travelers, fits: (one: string, other: string) => boolean): boolean =>
  allNamesOf(a).some((one) => allNamesOf(b).some((other) => fits(one, other)))

/** The names by which emails know the travelers, also from before a correction. */
const allNamesOf = (segment: Travelers): readonly string[] => [...segment.travelers, ...formerNamesOf(segment)]

type Travelers = Pick<SegmentDraft, 'travelers'> & { readonly metadata: unknown }
