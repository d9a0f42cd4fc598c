import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute, TopLevelPage } from '../kit/page-route'
import { routeNames } from '../kit/route-names'

/** The list of teams and the form for a new one. */
export const teamListPages: readonly TopLevelPage[] = [
  {
    path: routeNames['teams.index'],
    page: 'Teams',
    load: async () => (await import('./queries')).loadTeams,
    screen: lazyScreen(() => import('./list'), 'TeamList'),
  },
  {
    path: '/teams/$teamType/create',
    page: 'Team',
    screen: lazyScreen(() => import('./create'), 'CreateTeam'),
  },
]

/** A team's general settings. The guard loads the team before it opens. */
export const generalSettingsPage: PageRoute = {
  path: 'settings/general',
  page: 'Settings',
  permission: 'browse-settings',
  screen: lazyScreen(() => import('./general'), 'GeneralSettings'),
}
