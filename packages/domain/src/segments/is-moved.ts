import { type Agreement, agree } from '../kit/agree'
import { fold } from '../kit/fold'
import { kilometresBetween } from '../kit/great-circle'
import { dayOf, daysBetween } from '../kit/local-time'
import type { Draft, SegmentDraft } from './draft'
import { isOver } from './is-over'
import { companyAgreement, dayAt, placeAgreement, stationAgreement } from './match-ground'
import { areOfSameNights, houseAgreement } from './match-hotels'
import { routeAgreement } from './match-journeys'
import type { Observation } from './merge'
import { agreeReferences } from './references'
import { areTwoRooms, samePeople } from './same'

/** Airlines sell seats about eleven months ahead. A code that recurs later belongs to another booking. */
const maxDays = 330
/** Maximum distance between airports or stations of one city, one of which may replace the other. */
const sameCityKm = 100

/**
 * Whether two segments with a common reference are one that was moved to another day, time or number: the same route,
 * hotel, rental place or days, ride, or event name, or another hotel for the same nights. The caller must ensure that
 * neither has a closer match. A segment that was over a day before the newer email was sent has not been moved: the
 * same route under that reference is another journey.
 * @param people whether their travelers are known to be the same person; compares names by default
 */
export function isMoved(
  existing: Observation,
  incoming: Observation,
  people: Agreement = samePeople(existing.segment, incoming.segment),
): boolean {
  const [older, newer] = incoming.observed_at < existing.observed_at ? [incoming, existing] : [existing, incoming]
  if (people === 'differ' || agreeReferences(older.segment, newer.segment) !== 'same') return false
  if (areTwoRooms(older.segment, newer.segment)) return false
  if ([older, newer].some(({ segment }) => firstDayOf(segment) === null)) return false
  if (daysMoved(older.segment, newer.segment) > maxDays) return false
  return !isOver(older.segment, newer.observed_at) && isAlike(older.segment, newer.segment)
}

/** Days between the starts of two segments, to prefer the nearest as the one that was moved. */
export function daysMoved(a: SegmentDraft, b: SegmentDraft): number {
  const [from, to] = [firstDayOf(a), firstDayOf(b)]
  return from === null || to === null ? maxDays : Math.abs(daysBetween(from, to))
}

const firstDayOf = ({ start_datetime, end_datetime }: SegmentDraft): string | null => {
  const local = start_datetime ?? end_datetime
  return local === null ? null : dayOf(local)
}

function isAlike(a: SegmentDraft, b: SegmentDraft): boolean {
  if ((a.type === 'air' && b.type === 'air') || (a.type === 'rail' && b.type === 'rail'))
    return routeAgreement(a, b) === 'same' || (isNear(a, b, 'start') && isNear(a, b, 'end'))
  if (a.type === 'hotel' && b.type === 'hotel') return houseAgreement(a, b) === 'same' || isRelocated(a, b)
  if (a.type === 'car' && b.type === 'car')
    return companyAgreement(a, b) !== 'differ' && (stationAgreement(a, b) === 'same' || areOfSameDays(a, b))
  if (a.type === 'activity' && b.type === 'activity') return isSameActivity(a, b)
  return false
}

/** Whether guests were moved to another hotel for the same nights: nobody stays at two hotels in one town. */
const isRelocated = (a: Draft<'hotel'>, b: Draft<'hotel'>): boolean =>
  areOfSameNights(a, b) && agree(fold(a.start_locality), fold(b.start_locality)) !== 'differ'

/**
 * Whether two rentals are for the same days. A different pick-up location is then a change, since nobody drives two
 * cars.
 */
const areOfSameDays = (a: Draft<'car'>, b: Draft<'car'>): boolean =>
  (['start_datetime', 'end_datetime'] as const).every((at) => agree(dayAt(a[at]), dayAt(b[at])) === 'same')

/** Whether two rides have the same route, or two events the same name. */
function isSameActivity(a: Draft<'activity'>, b: Draft<'activity'>): boolean {
  if (a.activity_type !== b.activity_type) return false
  if (a.activity_type === 'transportation')
    return (
      (placeAgreement(a, b) === 'same' || isSameStop(a.start_name, b.start_name)) && isSameStop(a.end_name, b.end_name)
    )
  return agree(fold(a.activity_name), fold(b.activity_name)) === 'same'
}

/** Whether two stops are one, which a notice may call by its town alone: `Bristol`, `Bristol Bus and Coach Station`. */
function isSameStop(a: string | null, b: string | null): boolean {
  const [shorter = '', longer = ''] = [fold(a ?? ''), fold(b ?? '')].toSorted((one, other) => one.length - other.length)
  return shorter !== '' && `${longer} `.startsWith(`${shorter} `)
}

function isNear(a: SegmentDraft, b: SegmentDraft, end: 'start' | 'end'): boolean {
  const [one, other] = [pointOf(a, end), pointOf(b, end)]
  return one !== null && other !== null && kilometresBetween(one, other) <= sameCityKm
}

function pointOf(segment: SegmentDraft, end: 'start' | 'end'): { latitude: number; longitude: number } | null {
  const { [`${end}_latitude` as const]: latitude, [`${end}_longitude` as const]: longitude } = segment
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
