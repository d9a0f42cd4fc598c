import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** Inbound filters, in an organization's settings. The app passes the list screen, because it includes held emails. */
export const filterPages = (list: PageRoute['screen']): readonly PageRoute[] => [
  {
    path: 'settings/filter',
    page: 'Filter',
    permission: 'browse-filters',
    remember: 'filters',
    load: async () => (await import('./load')).loadFilters,
    screen: list,
  },
  {
    path: 'settings/filter/create',
    page: 'Filter',
    permission: 'add-filters',
    load: async () => (await import('./load')).loadChoices,
    screen: lazyScreen(() => import('./create'), 'CreateFilter'),
  },
  {
    path: 'settings/filter/$filterId',
    page: 'Filter',
    permission: 'read-filters',
    load: async () => (await import('./load')).loadFilter,
    screen: lazyScreen(() => import('./edit'), 'EditFilter'),
  },
]
