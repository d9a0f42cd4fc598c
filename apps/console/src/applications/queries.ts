import { listApplicationRequests, listApplications, readApplication } from '@sextant/contract/applications/endpoints'
import type { TeamRef } from '@sextant/contract/kit/team'
import * as z from 'zod/mini'
import { api } from '../kit/api'
import { endpointQuery } from '../kit/endpoint-query'
import { listPageQuery } from '../kit/list-page-query'
import { searchOf } from '../kit/search'

/** Query parameters of the list of applications. */
export const ApplicationSearch = searchOf(listApplications)
type ApplicationSearch = z.infer<typeof ApplicationSearch>

/** Query parameters of an application's page: the tab, and the filters of its requests. */
export const RequestSearch = z.extend(z.omit(searchOf(listApplicationRequests), { search: true }), {
  view: z.optional(z.enum(['settings'])),
})
export type RequestSearch = z.infer<typeof RequestSearch>

export const applicationsQuery = (team: TeamRef, search: ApplicationSearch, slot?: string) =>
  listPageQuery(
    [listApplications.name, { team, query: search }],
    search,
    (query, options) => api.call(listApplications, { team, query }, options),
    slot,
  )

export const applicationQuery = (team: TeamRef, id: string) => endpointQuery(readApplication, { team, id })

/** How often the list of requests is refetched, in milliseconds. */
const requestsRefetchMs = 5000

export const requestsQuery = (team: TeamRef, id: string, { view: _view, ...query }: RequestSearch, slot?: string) => ({
  ...listPageQuery(
    [listApplicationRequests.name, { team, id, query }],
    query,
    (page, options) => api.call(listApplicationRequests, { team, id, query: page }, options),
    slot,
  ),
  refetchInterval: requestsRefetchMs,
})
