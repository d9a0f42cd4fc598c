import type { TableFormat } from '@sextant/contract/kit/files'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { exportSegments, listSegments } from '@sextant/contract/segments/endpoints'
import { exportTrips, listTrips } from '@sextant/contract/trips/endpoints'
import { segmentKindsOf, travelTypesIn } from '@sextant/domain/segments/travel-query'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../kit/api'
import { withFirstPageFallback } from '../kit/first-page'
import { listsTrips, type TravelSearch, type TravelView, travelView, withoutEndDate } from './search'

/** Converts a query for the trips endpoint, leaving out segment-only parameters. */
const tripCall = ({ start_date, end_date, status, member_id, search, sort }: TravelSearch) => ({
  start_date,
  end_date,
  status,
  member_id,
  search,
  sort,
})

/** Converts a query for the segment endpoints (spec §7), and selects the endpoint. */
function segmentCall({ type, next: _next, previous: _previous, ...filters }: TravelSearch) {
  const { kind, ...types } = segmentKindsOf(travelTypesIn(type))
  return { kind, query: { ...filters, ...types } }
}

type Options = { readonly signal: AbortSignal; readonly slot?: string }

async function listOf(team: TeamRef, view: TravelView, options: Options) {
  const { next, previous } = view.search
  if (listsTrips(view.search)) {
    const query = { ...tripCall(view.search), next, previous }
    const { answer, cursorRefused } = await withFirstPageFallback(query, (requested) =>
      api.call(listTrips, { team, query: requested }, options),
    )
    return { kind: 'trips', trips: answer, view, cursorRefused } as const
  }
  const { kind, query } = segmentCall(view.search)
  const { answer, cursorRefused } = await withFirstPageFallback({ ...query, next, previous }, (requested) =>
    api.call(listSegments, { team, kind, query: requested }, options),
  )
  return { kind: 'segments', segments: answer, view, cursorRefused } as const
}

/** A page of segments, or of trips. */
export type TravelList = Awaited<ReturnType<typeof listOf>>

const isEmpty = (list: TravelList) => (list.kind === 'trips' ? list.trips : list.segments).data.length === 0

/** Travel's list of segments or trips. An empty default view is retried once without an end date (spec §2). */
export const travelQuery = (team: TeamRef, search: TravelSearch, today: string, slot?: string) =>
  queryOptions({
    queryKey: ['segments.travel', team, search, today],
    queryFn: async ({ signal }) => {
      const options = slot === undefined ? { signal } : { signal, slot }
      const view = travelView(search, today)
      const list = await listOf(team, view, options)
      return view.isDefault && isEmpty(list) ? await listOf(team, withoutEndDate(view), options) : list
    },
  })

/** The URL of a file with everything that matches a query. */
export function exportAddress(team: TeamRef, search: TravelSearch, format: TableFormat): string {
  if (listsTrips(search)) return urlOf(exportTrips, { team, query: { ...tripCall(search), format } })
  const { kind, query } = segmentCall(search)
  return urlOf(exportSegments, { team, kind, query: { ...query, format } })
}
