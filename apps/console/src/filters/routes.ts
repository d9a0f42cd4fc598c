import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/**
 * The filters by which mail is taken in, in an organisation's settings; the screen of the list is given, because held
 * mails have a part in it.
 */
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
