import { lazyRouteComponent } from '@tanstack/react-router'
import type { HighPage } from '../kit/page-route'
import { routeNames } from '../kit/route-names'
import { developersQuery, organizationsQuery } from './queries'

export const teamsPage: HighPage = {
  path: routeNames['teams.index'],
  page: 'Teams',
  load: async (queryClient) => {
    void queryClient.prefetchQuery(organizationsQuery)
    void queryClient.prefetchQuery(developersQuery)
  },
  screen: lazyRouteComponent(() => import('./list'), 'TeamList'),
}
