import { agree } from '../kit/agree'
import { dayOf } from '../kit/local-time'
import type { SegmentDraft } from './draft'
import { knownTime } from './known-time'
import { numberAgreement, routeAgreement } from './match-journeys'
import type { Observation } from './merge'
import { agreeReferences } from './references'
import { isWithoutStatus, withoutStatus } from './without-status'

/** The parts of one flight or train: same number, route and day, under a common reference. */
export const areOnOneJourney = (a: SegmentDraft, b: SegmentDraft): boolean =>
  areJourneys(a, b) && agreeReferences(a, b) === 'same' && isOnSameDay(a, b)

function areJourneys(a: SegmentDraft, b: SegmentDraft): boolean {
  if (a.type === 'air' && b.type === 'air') return numberAgreement(a, b) === 'same' && routeAgreement(a, b) === 'same'
  return a.type === 'rail' && b.type === 'rail' && numberAgreement(a, b) === 'same' && routeAgreement(a, b) === 'same'
}

const isOnSameDay = (a: SegmentDraft, b: SegmentDraft): boolean => agree(dayIn(a), dayIn(b)) === 'same'

const dayIn = ({ start_datetime }: SegmentDraft): string | null => start_datetime && dayOf(start_datetime)

/**
 * The newest hours that were stated to anyone on a journey. A flight departs at one time for everybody: a notice of new
 * hours that greets one traveler is true for all others. Null if two of the newest statements contradict each other.
 * @param statements what was stated about the travelers' parts
 */
export function newestHours(journey: SegmentDraft, statements: readonly Observation[]): Observation | null {
  const stated = statements.filter(
    ({ segment }) =>
      segment.status === 'Active' &&
      knownTime(segment, 'start')?.includes('T') === true &&
      isOnSameDay(segment, journey) &&
      !differsInNumber(segment, journey),
  )
  const [newest] = stated.toSorted((a, b) => (a.observed_at < b.observed_at ? 1 : -1))
  if (!newest) return null
  const isContradicted = stated.some(
    ({ segment, observed_at }) =>
      observed_at === newest.observed_at && segment.start_datetime !== newest.segment.start_datetime,
  )
  return isContradicted ? null : newest
}

const differsInNumber = (a: SegmentDraft, b: SegmentDraft): boolean =>
  (a.type === 'air' && b.type === 'air' && numberAgreement(a, b) === 'differ') ||
  (a.type === 'rail' && b.type === 'rail' && numberAgreement(a, b) === 'differ')

/** Whether a part of a journey has other hours than those stated. */
export const hasOtherHours = (part: SegmentDraft, { segment }: Observation): boolean =>
  part.start_datetime !== segment.start_datetime ||
  (segment.end_datetime !== null &&
    knownTime(segment, 'end') === segment.end_datetime &&
    part.end_datetime !== segment.end_datetime)

/**
 * The hours alone, with the number that they are of, as they are true for another traveler's part: it says nothing of
 * the status of that.
 */
export const hoursAlone = (part: SegmentDraft, { segment }: Observation): SegmentDraft => ({
  ...withoutStatus(part),
  ...numberOf(part),
  start_datetime: segment.start_datetime,
  end_datetime: knownTime(segment, 'end') === segment.end_datetime ? segment.end_datetime : null,
  travelers: part.travelers,
})

function numberOf(part: SegmentDraft): object {
  if (part.type === 'air') return { iata_code: part.iata_code, flight_number: part.flight_number }
  return part.type === 'rail' ? { train_number: part.train_number } : {}
}

/** Whether hours alone are of another journey than the one that a part was moved to before they were stated. */
export const areHoursOfOther = (hours: SegmentDraft, part: SegmentDraft): boolean =>
  isWithoutStatus(hours) && hours.start_datetime !== null && (!isOnSameDay(hours, part) || differsInNumber(hours, part))
