import type { TeamRef } from '@sextant/contract/kit/team'
import { listSegmentHistory } from '@sextant/contract/segments/endpoints'
import type { SegmentType } from '@sextant/contract/segments/schemas'
import { listTravelers } from '@sextant/contract/travelers/endpoints'
import { findTripOfSegment, listTrips, readTrip } from '@sextant/contract/trips/endpoints'
import { endpointQuery } from '../kit/endpoint-query'

export const tripQuery = (team: TeamRef, id: string) => endpointQuery(readTrip, { team, id })

export const tripOfSegmentQuery = (team: TeamRef, type: SegmentType, id: string) =>
  endpointQuery(findTripOfSegment, { team, type, id })

/** A segment's changes, newest first. */
export const segmentHistoryQuery = (team: TeamRef, type: SegmentType, id: string) =>
  endpointQuery(listSegmentHistory, { team, type, id, query: { limit: 100 } })

/** A traveler's latest trips, up to the number offered for selection. */
export const tripsOfQuery = (team: TeamRef, member_id: string) =>
  endpointQuery(listTrips, { team, query: { member_id, sort: 'start_date:desc', limit: 50 } })

/** Travelers that match a search, for selection. */
export const travelersQuery = (team: TeamRef, search: string) =>
  endpointQuery(listTravelers, {
    team,
    query: { status: 'Active', sort: 'name:asc', limit: 8, ...(search && { search }) },
  })
