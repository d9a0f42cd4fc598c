import { listReprocesses, listReprocessItems, type Reprocess, readReprocess } from '@sextant/contract/emails/reprocess'
import type { TeamRef } from '@sextant/contract/kit/team'
import * as z from 'zod/mini'
import { api } from '../../kit/api'
import { endpointQuery } from '../../kit/endpoint-query'
import { listPageQuery } from '../../kit/list-page-query'
import { searchOf } from '../../kit/search'

/** Query parameters of the list of runs and of a run's emails. */
export const ReprocessSearch = z.omit(searchOf(listReprocesses), { sort: true })
type Search = z.infer<typeof ReprocessSearch>

/** How often a run in progress is refetched, in milliseconds. */
const refetchMs = 1500

export const isInProgress = ({ status }: Pick<Reprocess, 'status'>): boolean =>
  status === 'Previewing' || status === 'Applying'

export const reprocessesQuery = (team: TeamRef, search: Search = {}, slot?: string) =>
  listPageQuery(
    [listReprocesses.name, { team, query: search }],
    search,
    (query, options) => api.call(listReprocesses, { team, query }, options),
    slot,
  )

type Read = { readonly state: { readonly data?: { readonly data: Reprocess } | undefined } }

export const reprocessQuery = (team: TeamRef, id: string) => ({
  ...endpointQuery(readReprocess, { team, id }),
  refetchInterval: ({ state }: Read) => (state.data && isInProgress(state.data.data) ? refetchMs : false),
})

/** Refetched whenever the run makes progress. */
export const reprocessItemsQuery = (
  team: TeamRef,
  { id, modified }: Pick<Reprocess, 'id' | 'modified'>,
  search: Search,
) =>
  listPageQuery(
    [listReprocessItems.name, { team, id, query: search }, modified],
    search,
    (query, options) => api.call(listReprocessItems, { team, id, query }, options),
    'reprocess-items',
  )
