import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

const load = () => import('./load')

/** Importing people and trips from files, step by step, and the list of people imports. */
export const importPages: readonly PageRoute[] = [
  {
    path: 'imports/new',
    page: 'Imports',
    permission: 'browse-imports',
    load: async () => (await load()).loadImports,
    screen: lazyScreen(() => import('./new'), 'NewImport'),
  },
  {
    path: 'imports/new/preview',
    page: 'Import',
    permission: 'add-imports',
    load: async () => (await load()).loadStep,
    screen: lazyScreen(() => import('./preview'), 'PreviewImport'),
  },
  {
    path: 'imports/new/complete',
    page: 'Import',
    permission: 'read-imports',
    load: async () => (await load()).loadStep,
    screen: lazyScreen(() => import('./complete'), 'CompleteImport'),
  },
  {
    path: 'people/imports',
    page: 'People imports',
    permission: 'browse-imports',
    load: async () => (await load()).loadPeopleImports,
    screen: lazyScreen(() => import('./people-imports'), 'PeopleImports'),
  },
  {
    path: 'people/imports/$importId',
    page: 'Import',
    permission: 'read-imports',
    load: async () => (await load()).loadPeopleImport,
    screen: lazyScreen(() => import('./people-import'), 'PeopleImport'),
  },
]
