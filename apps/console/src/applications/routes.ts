import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** API clients, in the team's settings. */
export const applicationPages: readonly PageRoute[] = [
  {
    path: 'settings/apps',
    page: 'Apps',
    permission: 'browse-applications',
    remember: 'apps',
    load: async () => (await import('./load')).loadApplications,
    screen: lazyScreen(() => import('./list'), 'ApplicationList'),
  },
  {
    path: 'settings/apps/create',
    page: 'App',
    permission: 'add-applications',
    screen: lazyScreen(() => import('./create'), 'CreateApplication'),
  },
  {
    path: 'settings/apps/$appId',
    page: 'App',
    permission: 'read-applications',
    load: async () => (await import('./load')).loadApplication,
    screen: lazyScreen(() => import('./detail'), 'ApplicationPage'),
  },
]
