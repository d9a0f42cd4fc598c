import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** The marketplace and a connection's settings. */
export const marketplacePages: readonly PageRoute[] = [
  {
    path: 'settings/connections',
    page: 'Connections',
    permission: 'browse-integrations',
    remember: 'connections',
    load: async () => (await import('./load')).loadMarketplace,
    screen: lazyScreen(() => import('./list'), 'Marketplace'),
  },
  {
    path: 'settings/connections/$connectionId',
    page: 'Connection',
    permission: 'read-integrations',
    load: async () => (await import('./load')).loadConnection,
    screen: lazyScreen(() => import('./detail'), 'ConnectionDetail'),
  },
]
