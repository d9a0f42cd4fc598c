import { lazyRouteComponent } from '@tanstack/react-router'
import type { PageRoute } from '../kit/page-route'

const load = () => import('./load')

/** Importing people and trips from files, step by step; and the imports of people. */
export const importPages: readonly PageRoute[] = [
  {
    path: 'imports/new',
    page: 'Imports',
    permission: 'browse-imports',
    load: async () => (await load()).loadImports,
    screen: lazyRouteComponent(() => import('./new'), 'NewImport'),
  },
  {
    path: 'imports/new/preview',
    page: 'Import',
    permission: 'add-imports',
    load: async () => (await load()).loadStep,
    screen: lazyRouteComponent(() => import('./preview'), 'PreviewImport'),
  },
  {
    path: 'imports/new/complete',
    page: 'Import',
    permission: 'read-imports',
    load: async () => (await load()).loadStep,
    screen: lazyRouteComponent(() => import('./complete'), 'CompleteImport'),
  },
  {
    path: 'people/imports',
    page: 'Imports of people',
    permission: 'browse-imports',
    load: async () => (await load()).loadPeopleImports,
    screen: lazyRouteComponent(() => import('./people'), 'PeopleImports'),
  },
  {
    path: 'people/imports/$importId',
    page: 'Import',
    permission: 'read-imports',
    load: async () => (await load()).loadPeopleImport,
    screen: lazyRouteComponent(() => import('./people-one'), 'PeopleImport'),
  },
]
