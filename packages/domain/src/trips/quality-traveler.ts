import { dayOf } from '../kit/local-time'
import { byStart, compareIds } from './course'
import type { Finding, InspectedTrip } from './quality-finding'

/** Finds a trip with an unknown traveler, identified by its oldest segment, which stays the same. */
export function findUnknownTraveler({ segments, isOwned, ownerName }: InspectedTrip): Finding[] {
  const [oldest] = segments.toSorted((a, b) => compareIds(a.id, b.id))
  if (isOwned || !oldest || segments.every(({ status }) => status === 'Cancelled')) return []
  const time = segments.toSorted(byStart)[0]?.start_datetime ?? null
  const problem = ownerName ? `${ownerName} isn’t in People.` : 'The booking names no traveler.'
  return [{ code: 'unknown_traveler', segments: [oldest], message: problem, day: time && dayOf(time) }]
}
