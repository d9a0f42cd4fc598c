import { lazyRouteComponent } from '@tanstack/react-router'
import type { HighPage } from '../kit/page-route'
import { routeNames } from '../kit/route-names'

export const teamsPage: HighPage = {
  path: routeNames['teams.index'],
  page: 'Teams',
  load: async () => (await import('./queries')).loadTeams,
  screen: lazyRouteComponent(() => import('./list'), 'TeamList'),
}
