import { listSegments } from '@sextant/contract/segments/endpoints'
import { listTrips } from '@sextant/contract/trips/endpoints'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { endpointQuery } from '../kit/endpoint-query'
import { useTeamRef } from '../kit/workspace'
import { EmptyState } from '../ui/empty-state'
import { legsOf } from './map/legs'
import { TripTable } from './table'

const RouteMap = lazy(() => import('./map/route-map'))

/** The number of trips listed and of segments shown on the map, latest first. */
const listed = 50
const mapped = 100

/** A person's trips, latest first. */
export function TripsOfMember({ memberId }: { memberId: string }) {
  const team = useTeamRef()
  const { data } = useQuery(
    endpointQuery(listTrips, { team, query: { member_id: memberId, sort: 'start_date:desc', limit: listed } }),
  )
  return data?.data.length === 0 ? (
    <EmptyState title="No trips yet.">Trips appear here once a booking email for this person arrives.</EmptyState>
  ) : (
    <TripTable trips={data?.data} singleTraveler />
  )
}

/** The destinations of a person's latest trips. */
export function PlacesOfMember({ memberId }: { memberId: string }) {
  const team = useTeamRef()
  const { data } = useQuery(
    endpointQuery(listSegments, {
      team,
      kind: 'all',
      query: { member_id: memberId, sort: 'start_date:desc', limit: mapped },
    }),
  )
  const legs = data ? legsOf(data.data) : null
  if (legs?.length === 0) return null
  return (
    <div className="aspect-5/3 max-h-96 w-full overflow-hidden rounded-box border border-line bg-sunken">
      {legs ? (
        <Suspense>
          <RouteMap legs={legs} />
        </Suspense>
      ) : null}
    </div>
  )
}
