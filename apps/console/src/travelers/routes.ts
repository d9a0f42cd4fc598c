import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'

/** Data subject requests, in the team's settings. */
export const privacyPage: PageRoute = {
  path: 'settings/privacy',
  page: 'Privacy',
  permission: 'browse-dsr',
  load: async () => (await import('./privacy/load')).loadPrivacy,
  screen: lazyScreen(() => import('./privacy/list'), 'Privacy'),
}

/** The team's people. The app passes the detail screen, because it includes trips. */
export const peoplePages = (person: PageRoute['screen']): readonly PageRoute[] => [
  {
    path: 'people',
    page: 'People',
    permission: 'browse-members',
    remember: 'people',
    load: async () => (await import('./load')).loadPeople,
    screen: lazyScreen(() => import('./list'), 'PeopleList'),
  },
  {
    path: 'people/create',
    page: 'Member',
    permission: 'add-members',
    screen: lazyScreen(() => import('./create'), 'CreatePerson'),
  },
  {
    path: 'people/duplicates',
    page: 'Duplicates',
    permission: 'edit-members',
    load: async () => (await import('./load')).loadDuplicates,
    screen: lazyScreen(() => import('./duplicates'), 'Duplicates'),
  },
  {
    path: 'people/$memberId',
    page: 'Member',
    permission: 'read-members',
    load: async () => (await import('./load')).loadPerson,
    screen: person,
  },
]
