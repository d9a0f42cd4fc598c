import { todayOf } from '../kit/clock'
import { listPage, type PageRoute } from '../kit/page-route'
import { travelQuery } from './queries'
import { TravelSearch } from './search'

/** Travel. Its screen is given, because trips have a part in it. */
export const travelPage = (screen: PageRoute['screen']): PageRoute =>
  listPage({
    path: 'travel',
    page: 'Travel',
    permission: 'browse-trips',
    remember: 'travel',
    search: TravelSearch,
    load: async ({ queryClient, team, ref, search, preload }) => {
      void queryClient.prefetchQuery(travelQuery(ref, search, todayOf(team), preload ? undefined : 'travel'))
    },
    screen,
  })
