import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** Resources: exports, live links, supplier domains, mail rules, parse metrics and open data. */
export const resourcesPage: PageRoute = {
  path: 'data-explorer',
  page: 'Resources',
  permission: 'add-downloads',
  load: async () => (await import('./load')).loadResources,
  screen: lazyScreen(() => import('./resources'), 'Resources'),
}
