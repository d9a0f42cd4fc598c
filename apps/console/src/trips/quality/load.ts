import { userChoicesQuery } from '../../kit/choices'
import { todayOf } from '../../kit/clock'
import { searchLoad } from '../../kit/page-route'
import { countsQuery, issuesQuery } from './queries'
import { QualitySearch } from './search'

export const loadQuality = searchLoad(QualitySearch, async ({ queryClient, team, ref, search, preload }) => {
  const today = todayOf(team)
  void queryClient.prefetchQuery(issuesQuery(ref, search, today, preload ? undefined : 'quality'))
  void queryClient.prefetchQuery(countsQuery(ref, search, today))
  void queryClient.prefetchQuery(userChoicesQuery(ref))
})
