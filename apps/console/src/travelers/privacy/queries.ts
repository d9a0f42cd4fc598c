import type { OutputOf } from '@sextant/contract/kit/endpoint'
import type { TeamRef } from '@sextant/contract/kit/team'
import { listDataRequests } from '@sextant/contract/travelers/privacy'
import * as z from 'zod/mini'
import { api } from '../../kit/api'
import { listPageQuery } from '../../kit/list-page-query'
import { searchOf } from '../../kit/search'

/** Query parameters of the list of requests. */
export const PrivacySearch = z.omit(searchOf(listDataRequests), { sort: true })
type PrivacySearch = z.infer<typeof PrivacySearch>

type ListState = { readonly state: { readonly data: OutputOf<typeof listDataRequests> | undefined } }

/** The team's requests, refetched while one is being processed. Interval in milliseconds. */
export const dataRequestsQuery = (team: TeamRef, search: PrivacySearch, slot?: string) => ({
  ...listPageQuery(
    [listDataRequests.name, { team, query: search }],
    search,
    (query, options) => api.call(listDataRequests, { team, query }, options),
    slot,
  ),
  refetchInterval: ({ state }: ListState) =>
    state.data?.data.some(({ status }) => status === 'Processing') ? 2000 : (false as const),
})
