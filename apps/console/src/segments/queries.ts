import type { TeamRef } from '@sextant/contract/kit/team'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { listTrips } from '@sextant/contract/trips/endpoints'
import { segmentKindsOf, travelTypesIn } from '@sextant/domain/segments/travel-query'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../kit/api'
import { type TravelSearch, type TravelView, travelView, widened } from './search'

const tripSorts = /^(?:start_date|end_date|created|headline):(?:asc|desc)$/
const segmentSorts = /^(?:start_date|end_date|created|provider|cents|member_name):(?:asc|desc)$/

/** A sort that the listed kind knows; the address may still have that of the other kind. */
const known = (sort: string | undefined, pattern: RegExp) => (sort && pattern.test(sort) ? { sort } : {})

type Options = { readonly signal: AbortSignal; readonly slot?: string }

async function listOf(team: TeamRef, view: TravelView, options: Options) {
  const { type, sort, source_classification, ...rest } = view.search
  const types = travelTypesIn(type)
  if (types.includes('trip')) {
    const trips = await api.call(listTrips, { team, query: { ...rest, ...known(sort, tripSorts) } }, options)
    return { kind: 'trips', trips, view } as const
  }
  const { kind, ...kinds } = segmentKindsOf(types)
  const query = { ...rest, ...known(sort, segmentSorts), ...kinds }
  const source = source_classification ? { source_classification } : {}
  const segments = await api.call(listSegments, { team, kind, query: { ...query, ...source } }, options)
  return { kind: 'segments', segments, view } as const
}

const isEmpty = (list: Awaited<ReturnType<typeof listOf>>) =>
  (list.kind === 'trips' ? list.trips : list.segments).data.length === 0

/** Travel's list: segments, or trips. An empty default view is asked for once more without its end (spec §2). */
export const travelQuery = (team: TeamRef, search: TravelSearch, today: string, slot?: string) =>
  queryOptions({
    queryKey: ['travel', team, search, today],
    queryFn: async ({ signal }) => {
      const options = slot === undefined ? { signal } : { signal, slot }
      const view = travelView(search, today)
      const list = await listOf(team, view, options)
      return view.isDefault && isEmpty(list) ? await listOf(team, widened(view), options) : list
    },
  })
