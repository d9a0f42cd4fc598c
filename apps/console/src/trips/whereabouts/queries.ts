import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { exportWhereabouts, groupWhereabouts, listWhereabouts } from '@sextant/contract/trips/where'
import { api } from '../../kit/api'
import { endpointQuery } from '../../kit/endpoint-query'
import { listPageQuery } from '../../kit/list-page-query'
import { filtersOf, type Grouping, type WhereSearch } from './search'

/** The page size; the map and the counts include everyone. */
const listed = 50

/** The current view is refetched every minute. */
const refetchMs = 60_000

const freshness = ({ at }: WhereSearch) => ({ refetchInterval: at === undefined ? refetchMs : (false as const) })

export const peopleQuery = (team: TeamRef, search: WhereSearch, slot?: string) => ({
  ...listPageQuery(
    [listWhereabouts.name, { team, query: search }],
    { ...filtersOf(search), next: search.next, previous: search.previous, limit: listed },
    (query, options) => api.call(listWhereabouts, { team, query }, options),
    slot,
  ),
  ...freshness(search),
})

export const groupsQuery = (team: TeamRef, search: WhereSearch, by: Grouping, slot?: string) => ({
  ...endpointQuery(groupWhereabouts, { team, query: { ...filtersOf(search), by } }, slot),
  ...freshness(search),
})

type Format = 'csv' | 'xlsx'

/** The URL of a file with these people, or only those with the given IDs. */
export const fileAddress = (team: TeamRef, search: WhereSearch, format: Format, ids: readonly string[]): string =>
  urlOf(exportWhereabouts, {
    team,
    query: { ...filtersOf(search), format, ids: ids.length === 0 ? undefined : ids.join(',') },
  })
