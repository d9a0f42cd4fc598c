import { todayOf } from '../kit/clock'
import { searchLoad } from '../kit/page-route'
import { travelQuery } from './queries'
import { TravelSearch } from './search'

export const loadTravel = searchLoad(TravelSearch, async ({ queryClient, team, ref, search, preload }) => {
  void queryClient.prefetchQuery(travelQuery(ref, search, todayOf(team), preload ? undefined : 'travel'))
})
