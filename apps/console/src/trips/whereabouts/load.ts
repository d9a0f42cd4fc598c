import { searchLoad } from '../../kit/page-route'
import { groupsQuery, peopleQuery } from './queries'
import { WhereSearch } from './search'

export const loadWhere = searchLoad(WhereSearch, async ({ queryClient, ref, search, preload }) => {
  void queryClient.prefetchQuery(groupsQuery(ref, search, 'city', preload ? undefined : 'where-map'))
  const slot = preload ? undefined : 'where'
  if (search.by === undefined) void queryClient.prefetchQuery(peopleQuery(ref, search, slot))
  else void queryClient.prefetchQuery(groupsQuery(ref, search, search.by, slot))
})
