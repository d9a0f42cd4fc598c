import { listFilterStatuses, listFilters, readFilter } from '@sextant/contract/filters/endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import * as z from 'zod/mini'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { listPageQuery } from '../kit/list-page-query'
import { searchOf } from '../kit/search'

/** Query parameters of the list of filters. */
export const FilterSearch = z.omit(searchOf(listFilters), { sort: true })
type FilterSearch = z.infer<typeof FilterSearch>

/** The page size: as many filters as a team is likely to have, so that the complete order is visible. */
const shown = 100

export const filtersQuery = (team: TeamRef, search: FilterSearch, slot?: string) =>
  listPageQuery(
    [listFilters.name, { team, query: search }],
    { ...search, limit: shown },
    (query, options) => api.call(listFilters, { team, query }, options),
    slot,
  )

export const filterStatusesQuery = (team: TeamRef) => endpointQuery(listFilterStatuses, { team })

export const filterQuery = (team: TeamRef, id: string) => endpointQuery(readFilter, { team, id })
