import type { TeamRef } from '@sextant/contract/kit/team'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import { listTravelers } from '@sextant/contract/travelers/endpoints'
import { findTripOfSegment, listTrips, readTrip } from '@sextant/contract/trips/endpoints'
import { ask } from '../kit/ask'

export const tripQuery = (team: TeamRef, id: string) => ask(readTrip, { team, id })

export const tripOfSegmentQuery = (team: TeamRef, type: SegmentType, id: string) =>
  ask(findTripOfSegment, { team, type, id })

/** A traveler's latest trips, as many as one chooses among. */
export const tripsOfQuery = (team: TeamRef, member_id: string) =>
  ask(listTrips, { team, query: { member_id, sort: 'start_date:desc', limit: 50 } })

/** Travelers to choose among: those that the words find. */
export const travelersQuery = (team: TeamRef, search: string) =>
  ask(listTravelers, {
    team,
    query: { status: 'Active', sort: 'name:asc', limit: 8, ...(search && { search }) },
  })
