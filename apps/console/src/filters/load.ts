import { mailboxChoicesQuery } from '../kit/choices'
import { type Load, searchLoad } from '../kit/page-route'
import { FilterSearch, filterQuery, filterStatusesQuery, filtersQuery } from './queries'

export const loadFilters = searchLoad(FilterSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(filtersQuery(ref, search, preload ? undefined : 'filters'))
  void queryClient.prefetchQuery(filterStatusesQuery(ref))
})

export const loadChoices: Load = ({ queryClient, ref }) => queryClient.ensureQueryData(mailboxChoicesQuery(ref))

export const loadFilter: Load = async ({ queryClient, ref, params: { filterId = '' } }) =>
  await Promise.all([
    queryClient.ensureQueryData(filterQuery(ref, filterId)),
    queryClient.ensureQueryData(mailboxChoicesQuery(ref)),
  ])
